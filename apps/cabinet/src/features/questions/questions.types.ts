import type { Question } from '../../data/review-queries.ts';
import type { WriteState } from '../../refusal/use-write.ts';

/** What a question is about, as the address names it: a product or an own order. */
export type Asked = { kind: 'product' | 'order'; id: string };

/** What it is about in words. */
export type About = { kind: 'product' | 'order'; name: string; store: string };
export type AboutState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'missing' }
  | { kind: 'ready'; about: About };

/** The questions as far as they are known. `more` says whether and how the next page can be had. */
export type QuestionsState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; items: readonly Question[]; more: 'idle' | 'loading' | 'error' | 'end' };

export type AskingState = WriteState<{ asked: Asked; text: string }>;

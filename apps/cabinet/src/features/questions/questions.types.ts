import type { WriteState } from '../../shared/refusal/use-write.ts';

/** What a question is about, as the address names it: a product or an own order. */
export type Asked = { kind: 'product' | 'order'; id: string };

/** What it is about in words. */
export type About = { kind: 'product' | 'order'; name: string; store: string };
export type AboutState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'missing' }
  | { kind: 'ready'; about: About };

export type AskingState = WriteState<{ asked: Asked; text: string }>;

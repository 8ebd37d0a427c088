import type { WriteState } from '../../shared/refusal/use-write.ts';

/** Subject of a question, as named in the URL: a product, or one of the customer's orders. */
export type Asked = { kind: 'product' | 'order'; id: string };

/** Names of the subject and of its store. */
export type About = { kind: 'product' | 'order'; name: string; store: string };
export type AboutState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'missing' }
  | { kind: 'ready'; about: About };

export type AskingState = WriteState<{ asked: Asked; text: string }>;

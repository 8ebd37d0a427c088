import type { WriteState } from '../../shared/refusal/use-write.ts';

/** Subject of a question, as named in the URL: a product, or one of the customer's orders. */
export type QuestionSubject = { kind: 'product' | 'order'; id: string };

/** Names of the subject and of its store. */
export type SubjectDetails = { kind: 'product' | 'order'; name: string; store: string };
export type SubjectDetailsState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'missing' }
  | { kind: 'ready'; about: SubjectDetails };

export type SendQuestionState = WriteState<{ subject: QuestionSubject; text: string }>;

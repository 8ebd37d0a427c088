import type { Return } from '../../data/return-queries.ts';

/** The returns as far as they are known. `more` says whether and how the next page can be had. */
export type ReturnsState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; items: readonly Return[]; more: 'idle' | 'loading' | 'error' | 'end' };

import type { BalanceEntry } from '../../data/balance-queries.ts';

/** The history as far as it is known. `more` says whether and how the next page can be had. */
export type HistoryState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; items: readonly BalanceEntry[]; more: 'idle' | 'loading' | 'error' | 'end' };

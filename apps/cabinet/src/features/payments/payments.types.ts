import type { WirePayment } from '../../data/payment-queries.ts';

/** The list as far as it is known. `more` says whether and how the next page can be had. */
export type PaymentsState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; items: readonly WirePayment[]; more: 'idle' | 'loading' | 'error' | 'end' };

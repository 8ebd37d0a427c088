import type { installment } from '@muddat/sdk/types';

export type Limit = installment.components['schemas']['Limit'];

export type LimitState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; limit: Limit };

export type NextPayment = installment.components['schemas']['NextPayment'];

/** The number of orders that are still being paid. */
export type OpenOrdersState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; total: number };

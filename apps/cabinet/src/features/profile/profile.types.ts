import type { installment } from '@muddat/sdk/types';
import type { Order } from '../../domain/order/order-queries.ts';

export type Limit = installment.components['schemas']['Limit'];

export type LimitState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; limit: Limit };

export type NextPayment = installment.components['schemas']['NextPayment'];

/** The orders that are still being paid: the newest ones, which the profile shows, and their total number. */
export type OpenOrdersState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; newest: readonly Order[]; total: number };

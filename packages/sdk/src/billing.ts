import { createApi, type MuddatClientOptions } from './client/create-api.ts';
import type { BillingApi, operations } from './generated/billing.ts';
import { billingOperations } from './generated/billing-operations.ts';

export { ApiError, isApiError } from './errors/api-error.ts';
export type * from './generated/billing.ts';

/** The typed client of the billing API alone: payments, saved cards, the balance and automatic debits. */
export const createBillingClient = (options: MuddatClientOptions): BillingApi =>
  createApi<BillingApi>('billing', billingOperations, options);

type EntityQuery = operations['listEntities']['parameters']['query'];

/** The fixed name of this product in billing. Sent as `billing_reflection_alias`. */
export const PAYMENT_ALIAS = 'muddat' as const satisfies EntityQuery['billing_reflection_alias'];

/** The fixed keys of what one can pay from, as `collection_type`. */
export const PAYMENT_KEYS = { cards: 'bank_card', balance: 'balance' } as const satisfies Record<string, EntityQuery['collection_type']>;

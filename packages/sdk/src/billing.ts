import { createApi, type MuddatClientOptions } from './client/create-api.ts';
import type { BillingApi } from './generated/billing.ts';
import { billingOperations } from './generated/billing-operations.ts';

export { ApiError, isApiError } from './errors/api-error.ts';
export { PAYMENT_ALIAS, PAYMENT_KEYS } from './fixed-names.ts';
export type * from './generated/billing.ts';

/** The typed client of the billing API alone: payments, saved cards, the balance and automatic debits. */
export const createBillingClient = (options: MuddatClientOptions): BillingApi =>
  createApi<BillingApi>('billing', billingOperations, options);

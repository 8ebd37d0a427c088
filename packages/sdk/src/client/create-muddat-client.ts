import type { AuthApi } from '../generated/auth.ts';
import { authOperations } from '../generated/auth-operations.ts';
import type { BillingApi } from '../generated/billing.ts';
import { billingOperations } from '../generated/billing-operations.ts';
import type { BuilderApi } from '../generated/builder.ts';
import { builderOperations } from '../generated/builder-operations.ts';
import type { InstallmentApi } from '../generated/installment.ts';
import { installmentOperations } from '../generated/installment-operations.ts';
import type { MobileApi } from '../generated/mobile.ts';
import { mobileOperations } from '../generated/mobile-operations.ts';
import { createApi, type MuddatClientOptions } from './create-api.ts';
import { createLatestOnly } from './latest-only.ts';

/** The methods of the five APIs. */
export interface MuddatClient {
  /** Tokens, one-time codes, passwords, passkeys and the customer's own account. */
  readonly auth: AuthApi;
  /** Stores, products, orders, returns, verification, the limit and checkout. */
  readonly installment: InstallmentApi;
  /** Reference texts and lists: districts, pages, questions and answers, benefits, service centers. */
  readonly mobile: MobileApi;
  /** The content of pages that editors compose of blocks, and feedback. */
  readonly builder: BuilderApi;
  /** Payments, saved cards, the balance and automatic debits. */
  readonly billing: BillingApi;
}

/**
 * The typed clients of the five APIs. Methods are the operations of the contracts: first the arguments, flat, then options. They resolve
 * with the parsed body and reject with ApiError, or with the caller's own AbortError. For one API alone there is a smaller client on a
 * subpath, such as `createBillingClient` of `@muddat/sdk/billing`.
 *
 * @example
 * const application = { environment: 'sandbox', clientId: 'muddat-web', clientSecret: 'muddat-web-secret' } as const;
 * const muddat = createMuddatClient({ environment: 'sandbox', getAccessToken: guestSession(application) });
 * const { data: stores } = await muddat.installment.listStores({ search: 'texno' });
 */
export function createMuddatClient(options: MuddatClientOptions): MuddatClient {
  const latestOnly = createLatestOnly();
  return {
    auth: createApi<AuthApi>('auth', authOperations, options, latestOnly),
    installment: createApi<InstallmentApi>('installment', installmentOperations, options, latestOnly),
    mobile: createApi<MobileApi>('mobile', mobileOperations, options, latestOnly),
    builder: createApi<BuilderApi>('builder', builderOperations, options, latestOnly),
    billing: createApi<BillingApi>('billing', billingOperations, options, latestOnly),
  };
}

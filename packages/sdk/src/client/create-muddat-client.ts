import type { FetchFunction } from '../fetch/create-fetch.ts';
import type { RetryOption } from '../fetch/retry-policy.ts';
import type { ApiName } from '../fixed-names.ts';
import type { operations as AuthCalls } from '../generated/auth.ts';
import { authOperations } from '../generated/auth-operations.ts';
import type { operations as BillingCalls } from '../generated/billing.ts';
import { billingOperations } from '../generated/billing-operations.ts';
import type { operations as BuilderCalls } from '../generated/builder.ts';
import { builderOperations } from '../generated/builder-operations.ts';
import type { operations as InstallmentCalls } from '../generated/installment.ts';
import { installmentOperations } from '../generated/installment-operations.ts';
import type { operations as MobileCalls } from '../generated/mobile.ts';
import { mobileOperations } from '../generated/mobile-operations.ts';
import { createCall } from './create-call.ts';
import { type ClientLocale, commonHeaders } from './headers.ts';
import { createLatestOnly } from './latest-only.ts';
import { createMethods, type Methods } from './methods.ts';

/**
 * - `baseUrl`: URL of all five APIs, or `baseUrls` with one per API; calls to an API without a URL fail.
 * - `getAccessToken`: the token to send, or null; asked before each call that takes one.
 * - `locale`: language of the answers, or a function that returns it for each call; 'ru' when left out.
 * - `organization`: parameter of the builder API; '2' when left out (spec 7).
 * - `headers`: more headers for each request, such as the portal's `X-Requested-With`.
 * - `timeoutMs`, `retry`: 15 000 and 0 when left out; a call's own options come before them.
 */
export type MuddatClientOptions = {
  baseUrl?: string;
  baseUrls?: Partial<Record<ApiName, string>>;
  getAccessToken?: () => Promise<string | null> | string | null;
  locale?: ClientLocale | (() => ClientLocale);
  organization?: string | number;
  headers?: Record<string, string>;
  fetch?: FetchFunction;
  timeoutMs?: number;
  retry?: RetryOption;
};

export type MuddatClient = {
  readonly auth: Methods<AuthCalls, typeof authOperations>;
  readonly installment: Methods<InstallmentCalls, typeof installmentOperations>;
  readonly mobile: Methods<MobileCalls, typeof mobileOperations>;
  readonly builder: Methods<BuilderCalls, typeof builderOperations>;
  readonly billing: Methods<BillingCalls, typeof billingOperations>;
};

const ORGANIZATION = '2';

/**
 * The typed clients of the five APIs. Methods are the contracts' operationIds: first the arguments flat, then
 * `{signal, idempotencyKey, abortable, timeoutMs, retry}`; they resolve with the parsed body and reject with ApiError, or with
 * the caller's AbortError.
 */
export function createMuddatClient(options: MuddatClientOptions): MuddatClient {
  const latestOnly = createLatestOnly();
  const callTo = (api: ApiName) => {
    const baseUrl = options.baseUrls?.[api] ?? options.baseUrl;
    if (baseUrl === undefined) return () => Promise.reject(new TypeError(`the ${api} API has no base URL`));
    return createCall({
      baseUrl,
      headers: () => ({
        ...options.headers,
        ...commonHeaders(typeof options.locale === 'function' ? options.locale() : options.locale),
        ...(api === 'builder' ? { organization: String(options.organization ?? ORGANIZATION) } : {}),
      }),
      getAccessToken: options.getAccessToken ?? (() => null),
      fetch: options.fetch,
      timeoutMs: options.timeoutMs,
      retry: options.retry,
      latestOnly,
    });
  };
  return {
    auth: createMethods<AuthCalls, typeof authOperations>(authOperations, callTo('auth')),
    installment: createMethods<InstallmentCalls, typeof installmentOperations>(installmentOperations, callTo('installment')),
    mobile: createMethods<MobileCalls, typeof mobileOperations>(mobileOperations, callTo('mobile')),
    builder: createMethods<BuilderCalls, typeof builderOperations>(builderOperations, callTo('builder')),
    billing: createMethods<BillingCalls, typeof billingOperations>(billingOperations, callTo('billing')),
  };
}

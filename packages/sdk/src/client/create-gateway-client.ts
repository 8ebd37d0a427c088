import type { FetchFunction } from '../fetch/create-fetch.ts';
import type { RetryOption } from '../fetch/retry-policy.ts';
import type { operations as GatewayCalls } from '../generated/gateway.ts';
import { gatewayOperations } from '../generated/gateway-operations.ts';
import { createCall } from './create-call.ts';
import { type ClientLocale, commonHeaders } from './headers.ts';
import { createLatestOnly } from './latest-only.ts';
import { createMethods, type Methods } from './methods.ts';

/**
 * - `baseUrl`: URL of the gateway's API; `/api` of the page's own origin when left out.
 * - `locale`: language of the answers, or a function that returns it for each call; 'ru' when left out.
 * - `timeoutMs`, `retry`: 15 000 and 0 when left out; a call's own options come before them.
 */
export type GatewayClientOptions = {
  baseUrl?: string;
  locale?: ClientLocale | (() => ClientLocale);
  fetch?: FetchFunction;
  timeoutMs?: number;
  retry?: RetryOption;
};

export type GatewayClient = Methods<GatewayCalls, typeof gatewayOperations>;

/**
 * The typed client of what the portal's gateway itself answers: session, sign-in, security, bot checks. For browsers: the session is a
 * cookie, and no call takes or gives a token. Methods are the contract's operationIds, as those of `createMuddatClient`.
 */
export function createGatewayClient({ baseUrl = '/api', locale, fetch, timeoutMs, retry }: GatewayClientOptions = {}): GatewayClient {
  const call = createCall({
    baseUrl,
    headers: () => ({ ...commonHeaders(typeof locale === 'function' ? locale() : locale), 'X-Requested-With': 'muddat-web' }),
    getAccessToken: () => null,
    fetch,
    timeoutMs,
    retry,
    latestOnly: createLatestOnly(),
  });
  return createMethods<GatewayCalls, typeof gatewayOperations>(gatewayOperations, call);
}

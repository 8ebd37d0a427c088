// The subpath `@muddat/sdk/gateway`: the client of the portal's gateway, and what configures a gateway.

import { API_NAMES, type ApiName } from './api-names.ts';
import type { RetryOption } from './client/call-options.ts';
import { createCall } from './client/create-call.ts';
import { createMethods } from './client/create-methods.ts';
import { type ClientLocale, commonHeaders } from './client/headers.ts';
import { createLatestOnly } from './client/latest-only.ts';
import type { FetchFunction } from './fetch/create-fetch.ts';
import type { GatewayApi } from './generated/gateway.ts';
import { gatewayOperations } from './generated/gateway-operations.ts';

export interface GatewayClientOptions {
  /** The address of the gateway's API; `/api` of the page's own origin when left out. */
  baseUrl?: string;
  /** The language of messages, or a function that returns it for each call; 'ru' when left out. */
  locale?: ClientLocale | (() => ClientLocale);
  /** Sends the requests; the browser's own `fetch` when left out. */
  fetch?: FetchFunction;
  /** Milliseconds for each whole call; 15 000 when left out. */
  timeoutMs?: number;
  /** How often calls that failed by chance are repeated; never when left out. */
  retry?: RetryOption;
}

/** The methods of the portal's gateway. */
export type GatewayClient = GatewayApi;

/**
 * The typed client of what the portal's gateway itself answers: session, sign-in, security, bot checks. For browsers: the session is a
 * cookie, and no call takes or gives a token. Methods are the contract's operations, as those of `createMuddatClient`.
 */
export function createGatewayClient({ baseUrl = '/api', locale, fetch, timeoutMs, retry = 0 }: GatewayClientOptions = {}): GatewayClient {
  const call = createCall({
    api: 'gateway',
    baseUrl,
    headers: () => ({ ...commonHeaders(typeof locale === 'function' ? locale() : locale), 'X-Requested-With': 'muddat-web' }),
    tokens: undefined,
    hooks: {},
    fetch,
    timeoutMs,
    retry,
    latestOnly: createLatestOnly(),
    explain: false,
  });
  return createMethods<GatewayClient>(gatewayOperations, call);
}

/** The environment variable in which a gateway reads the address of an API. */
export const upstreamVariable = (api: ApiName): string => `UPSTREAM_${api.toUpperCase()}_URL`;

/** The environment of a gateway whose five APIs are below one address, as those of the sandbox are. */
export const upstreamsOf = (url: string): Record<string, string> =>
  Object.fromEntries(API_NAMES.map((api) => [upstreamVariable(api), `${url}/${api}`]));

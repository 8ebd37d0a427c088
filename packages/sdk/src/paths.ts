import createClient, { type Client } from 'openapi-fetch';
import type { ApiName } from './api-names.ts';
import { callSettings, type MuddatClientOptions } from './client/create-api.ts';
import { currentToken } from './client/tokens.ts';
import { createFetch, TIMEOUT_MS } from './fetch/create-fetch.ts';
import { startDeadline } from './fetch/deadline.ts';
import type { paths as AuthPaths } from './generated/auth.ts';
import type { paths as BillingPaths } from './generated/billing.ts';
import type { paths as BuilderPaths } from './generated/builder.ts';
import type { paths as InstallmentPaths } from './generated/installment.ts';
import type { paths as MobilePaths } from './generated/mobile.ts';

/** Clients of openapi-fetch, which are called by method and path. */
export interface PathClients {
  readonly auth: Client<AuthPaths>;
  readonly installment: Client<InstallmentPaths>;
  readonly mobile: Client<MobilePaths>;
  readonly builder: Client<BuilderPaths>;
  readonly billing: Client<BillingPaths>;
}

function pathClient<Paths extends object>(api: ApiName, options: MuddatClientOptions): Client<Paths> {
  const settings = callSettings(api, options);
  if (settings === null) throw new TypeError(`the ${api} API has no base URL`);
  const { baseUrl, fetch, timeoutMs = TIMEOUT_MS, retry, tokens } = settings;
  const client = createClient<Paths>({ baseUrl, fetch: createFetch({ ...(fetch === undefined ? {} : { fetch }), timeoutMs, retry }) });
  client.use({
    async onRequest({ request }) {
      for (const [name, value] of Object.entries(settings.headers())) request.headers.set(name, value);
      const deadline = startDeadline(timeoutMs, request.signal);
      const token = await currentToken(tokens, deadline).finally(() => deadline.dispose());
      if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
      return request;
    },
  });
  return client;
}

/**
 * The five APIs by method and path, for those who know openapi-fetch and for requests that no method of `createMuddatClient` makes. The
 * clients have the same address, token, headers, timeout and retries, and answer `{ data, error, response }`; an idempotency key is a
 * header that you give yourself.
 *
 * @example
 * const { billing } = createPathClients({ environment: 'sandbox' });
 * const { data } = await billing.GET('/v1/available-systems');
 */
export function createPathClients(options: MuddatClientOptions): PathClients {
  return {
    auth: pathClient<AuthPaths>('auth', options),
    installment: pathClient<InstallmentPaths>('installment', options),
    mobile: pathClient<MobilePaths>('mobile', options),
    builder: pathClient<BuilderPaths>('builder', options),
    billing: pathClient<BillingPaths>('billing', options),
  };
}

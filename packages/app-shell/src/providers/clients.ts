import { createGatewayClient, createMuddatClient, type FetchFunction, type GatewayClient } from '@muddat/sdk';
import { addressLocale } from '../language/address.ts';
import { sessionFetch, withSessionWatch } from '../session/session-watch.ts';

/** The organization whose content the site shows (spec 7). */
const ORGANIZATION = 2;

/**
 * Creates the five API clients for the browser. They call this origin's gateway, without a token, in the language of the page's URL. `send`
 * replaces fetch.
 */
export function createBrowserApi(send?: FetchFunction) {
  return createMuddatClient({
    baseUrls: {
      auth: '/api/auth',
      installment: '/api/installment',
      mobile: '/api/mobile',
      builder: '/api/builder',
      billing: '/api/billing',
    },
    locale: addressLocale,
    fetch: send ? withSessionWatch(send) : sessionFetch,
    // The gateway accepts writes only with this header, which no form of another site can send.
    headers: { 'X-Requested-With': 'muddat-web' },
    organization: ORGANIZATION,
  });
}

export type Api = ReturnType<typeof createMuddatClient>;

/** Creates the client of `/api/auth/*` and `/api/bot/*` of this origin, in the language of the page's URL. `send` replaces fetch. */
export const createBrowserGateway = (send?: FetchFunction): GatewayClient =>
  createGatewayClient({ locale: addressLocale, fetch: send ? withSessionWatch(send) : sessionFetch });

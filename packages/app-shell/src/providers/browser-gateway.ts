import { createGatewayClient, type FetchFunction, type GatewayClient } from '@muddat/sdk';
import { addressLocale } from '../language/address-locale.ts';
import { sessionFetch } from '../session/session-fetch.ts';
import { watchSession } from '../session/watch-session.ts';

/** The client of `/api/auth/*` and `/api/bot/*` of this origin, in the language of the address. `send` replaces fetch. */
export const createBrowserGateway = (send?: FetchFunction): GatewayClient =>
  createGatewayClient({ locale: addressLocale, fetch: send ? watchSession(send) : sessionFetch });

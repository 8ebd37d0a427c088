import type { FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { refuseLate } from '../http/refuse-late.ts';
import { clientLimitKey } from './device-cookie.ts';
import type { Limiters } from './limits.ts';

/**
 * Names of the limits that exist both by device and by network. A cached page, a stored picture or a stored card counts for none of
 * `renders`, `pictures` and `cards`; a request for a page that does not exist counts for `missing`.
 */
type ClientLimit = 'reads' | 'writes' | 'searches' | 'suggestions' | 'renders' | 'missing' | 'pictures' | 'cards';

/** Counts one event of a client. Beyond the limit, throws rate_limited with Retry-After, a second later. */
export type ClientLimiter = (request: FastifyRequest, what: ClientLimit) => Promise<void>;

export const createClientLimiter =
  (gateway: Gateway, limits: Limiters): ClientLimiter =>
  async (request, what) => {
    const { kind, key } = clientLimitKey(gateway, request);
    const limiter = limits[kind === 'device' ? (`${what}ByDevice` as const) : (`${what}ByAddress` as const)];
    await limiter.consume(key).catch(refuseLate);
  };

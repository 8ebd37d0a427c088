import type { FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { clientLimitKey } from './device-cookie.ts';
import type { Limiters } from './limits.ts';

/** Counts one search of a client, by the API or by the results page; throws rate_limited with Retry-After beyond the limit. */
export type SearchLimiter = (request: FastifyRequest, kind: 'searches' | 'suggestions') => Promise<void>;

export const createSearchLimiter =
  (gateway: Gateway, limits: Limiters): SearchLimiter =>
  async (request, what) => {
    const { kind, key } = clientLimitKey(gateway, request);
    await limits[kind === 'device' ? (`${what}ByDevice` as const) : (`${what}ByAddress` as const)].consume(key);
  };

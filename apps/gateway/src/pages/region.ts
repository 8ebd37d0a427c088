import { ALL_REGIONS, parseRegion, REGION_COOKIE } from '@muddat/routing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';

const MAX_AGE_S = 365 * 86_400;

/** The reader's region from the cookie; null if there is none or it is invalid. */
export const readRegion = (request: FastifyRequest): string | null => parseRegion(request.cookies?.[REGION_COOKIE]);

/**
 * Handles a choice of region by a link or a form, `?region=1726`, on any page: stores it in the cookie; `?region=all` clears the cookie.
 * Regional pages read the query themselves (packages/routing, pageQuery), so no redirect is needed. Returns whether the cookie changed.
 */
export function storeRegionChoice(gateway: Gateway, request: FastifyRequest, reply: FastifyReply, search: string): boolean {
  if (!search.includes(REGION_COOKIE)) return false;
  const asked = new URLSearchParams(search).get(REGION_COOKIE);
  const region = parseRegion(asked);
  // The cookie is not HttpOnly: the apps' scripts read and write it too.
  const options = { path: '/', sameSite: 'lax', secure: gateway.cookies.options.secure ?? false } as const;
  if (region !== null && region !== request.cookies[REGION_COOKIE]) {
    reply.setCookie(REGION_COOKIE, region, { ...options, maxAge: MAX_AGE_S });
    return true;
  }
  if (asked !== ALL_REGIONS || request.cookies[REGION_COOKIE] === undefined) return false;
  reply.clearCookie(REGION_COOKIE, options);
  return true;
}

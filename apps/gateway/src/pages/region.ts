import { ALL_REGIONS, parseRegion, REGION_COOKIE } from '@muddat/routing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';

const MAX_AGE_S = 365 * 86_400;

/** The reader's remembered region; null where none is, or where the cookie says something else. */
export const readRegion = (request: FastifyRequest): string | null => parseRegion(request.cookies?.[REGION_COOKIE]);

/**
 * A choice of the region made by a link or a form, `?region=1726`, on any page: it is remembered, `?region=all` forgets it. Pages that
 * are regional show it without being asked for anew (packages/routing, pageQuery), so nobody is led on. Whether a cookie was set.
 */
export function takeRegion(gateway: Gateway, request: FastifyRequest, reply: FastifyReply, search: string): boolean {
  if (!search.includes(REGION_COOKIE)) return false;
  const asked = new URLSearchParams(search).get(REGION_COOKIE);
  const region = parseRegion(asked);
  // The apps read and write it too, so it is no HttpOnly one.
  const options = { path: '/', sameSite: 'lax', secure: gateway.cookies.options.secure ?? false } as const;
  if (region !== null && region !== request.cookies[REGION_COOKIE]) {
    reply.setCookie(REGION_COOKIE, region, { ...options, maxAge: MAX_AGE_S });
    return true;
  }
  if (asked !== ALL_REGIONS || request.cookies[REGION_COOKIE] === undefined) return false;
  reply.clearCookie(REGION_COOKIE, options);
  return true;
}

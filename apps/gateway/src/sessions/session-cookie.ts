import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { readerLocale } from '../http/reader-locale.ts';
import { readUniqueCookie } from '../http/unique-cookie.ts';
import { setAuditedCustomer } from '../ops/audit.ts';
import { SESSION_COOKIE_MAX_AGE_S } from './cookies.ts';
import type { Caller } from './provider.ts';
import type { ResolvedSession } from './session-service.ts';

export const callerOf = (request: FastifyRequest): Caller => ({
  locale: readerLocale(request.headers['accept-language'], request.cookies['locale']),
  requestId: request.id,
  owner: request.owner,
});

export const sessionCookieOf = (gateway: Gateway, request: FastifyRequest): string | undefined =>
  readUniqueCookie(request.headers.cookie, gateway.cookies.session);

export function setSessionCookie(gateway: Gateway, reply: FastifyReply, value: string): void {
  reply.setCookie(gateway.cookies.session, value, { ...gateway.cookies.options, maxAge: SESSION_COOKIE_MAX_AGE_S });
}

export function clearSessionCookie(gateway: Gateway, reply: FastifyReply): void {
  reply.clearCookie(gateway.cookies.session, gateway.cookies.options);
}

/**
 * The session of a request. A cookie without a session (forged, ended, lapsed) is cleared. The cookie stays if its id was rotated just now,
 * because clearing would also remove the new cookie, or if another gateway can open the session.
 */
export async function resolveRequestSession(gateway: Gateway, request: FastifyRequest, reply: FastifyReply): Promise<ResolvedSession> {
  const cookie = sessionCookieOf(gateway, request);
  if (cookie === undefined) return { kind: 'guest' };
  const resolved = await gateway.sessions.resolve(cookie, callerOf(request));
  if (resolved.kind === 'ended' || (resolved.kind === 'guest' && !resolved.keepsCookie)) clearSessionCookie(gateway, reply);
  if (resolved.kind === 'active') setAuditedCustomer(request, resolved.session);
  if (resolved.kind === 'active' && resolved.touched) setSessionCookie(gateway, reply, cookie);
  return resolved;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler } from '../http/operations.ts';
import { Problem } from '../http/problem.ts';
import { setAuditedCustomer } from '../ops/audit.ts';
import { unauthorizedProblem } from '../sessions/access.ts';
import type { StoredSession } from '../sessions/session.ts';
import { callerOf, clearSessionCookie, resolveRequestSession, sessionCookieOf } from '../sessions/session-cookie.ts';
import { fetchUser, PROFILE_MAX_AGE_MS } from './profile.ts';
import { guestSessionView, type SessionView, sessionView } from './session-view.ts';

/** The session with a fresh profile; null when the provider no longer knows the session. If the call fails, the stored profile stays. */
async function refreshUser(gateway: Gateway, session: StoredSession, request: FastifyRequest): Promise<StoredSession | null> {
  if (gateway.now() - session.userReadAt < PROFILE_MAX_AGE_MS || session.access === null) return session;
  const caller = callerOf(request);
  let current = session;
  try {
    let user = await fetchUser(gateway.provider, session.access.token, caller);
    if (user === null) {
      const outcome = await gateway.sessions.refresh(session, caller);
      if (outcome.kind === 'ended') return null;
      current = outcome.session;
      if (outcome.kind === 'refreshed' && current.access) user = await fetchUser(gateway.provider, current.access.token, caller);
    }
    if (user === null) return current;
    await gateway.sessions.storeUser(current, user);
    return { ...current, user };
  } catch (error) {
    request.log.warn({ err: error }, 'the profile could not be read; the one before is shown');
    return current;
  }
}

/** The view of the request's session, with a fresh profile. */
export async function readSessionView(gateway: Gateway, request: FastifyRequest, reply: FastifyReply): Promise<SessionView> {
  const resolved = await resolveRequestSession(gateway, request, reply);
  if (resolved.kind !== 'active') return guestSessionView(resolved.kind === 'ended');
  const session = resolved.stale ? resolved.session : await refreshUser(gateway, resolved.session, request);
  if (session !== null) return sessionView(session);
  clearSessionCookie(gateway, reply);
  return guestSessionView(true);
}

/** GET /api/auth/user -> the session's view, 200 for a guest too. */
export const getSessionHandler =
  (gateway: Gateway): OperationHandler<'getSession'> =>
  (request, reply) =>
    readSessionView(gateway, request, reply);

/** POST /api/auth/refresh -> the view after a refresh. The refresh token comes from the session; one in the body is ignored (spec 7). */
export function refreshSessionHandler(gateway: Gateway): OperationHandler<'refreshSession'> {
  return async (request, reply) => {
    const resolved = await resolveRequestSession(gateway, request, reply);
    if (resolved.kind !== 'active') throw unauthorizedProblem(resolved.kind === 'ended');
    const outcome = await gateway.sessions.refresh(resolved.session, callerOf(request));
    if (outcome.kind === 'unanswered') throw new Problem('upstream_unavailable');
    if (outcome.kind === 'refreshed') return sessionView(outcome.session);
    clearSessionCookie(gateway, reply);
    throw unauthorizedProblem(true);
  };
}

/** POST /api/auth/logout: ends the session here, whatever the provider answers. Responds with the guest's view, also to a guest. */
export function logoutHandler(gateway: Gateway): OperationHandler<'logout'> {
  return async (request, reply) => {
    const ended = await gateway.sessions.end(sessionCookieOf(gateway, request), callerOf(request));
    if (ended !== null) setAuditedCustomer(request, ended);
    clearSessionCookie(gateway, reply);
    return guestSessionView(false);
  };
}

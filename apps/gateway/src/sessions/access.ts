import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { Problem } from '../http/problem.ts';
import type { Audience } from '../upstream/allow-list.ts';
import type { StoredSession } from './session.ts';
import { callerOf, clearSessionCookie, resolveRequest } from './session-cookie.ts';

export type Access = { token: string | null; session: StoredSession | null };

/** spec 8, to the letter; for logs and developers, the reader gets `message`. */
const BOTH_EXPIRED = 'Both token and refresh token have expired. Your request was aborted.';

/** 401 with whether the session has just ended: the app then leaves the page it shows. */
export const signedOut = (ended: boolean): Problem =>
  new Problem('unauthorized', { extras: ended ? { ended, detail: BOTH_EXPIRED } : { ended } });

/**
 * The token to call an operation with: the customer's where there is a session, the guest's where the contract lets a
 * guest in, none where it asks for none.
 */
export async function accessFor(gateway: Gateway, request: FastifyRequest, reply: FastifyReply, audience: Audience): Promise<Access> {
  if (audience === 'public') return { token: null, session: null };
  const resolved = await resolveRequest(gateway, request, reply);
  if (resolved.kind === 'active') {
    // Expired, and the provider could not be asked: the call would only be refused.
    if (resolved.stale || resolved.session.access === null) throw new Problem('upstream_unavailable');
    return { token: resolved.session.access.token, session: resolved.session };
  }
  if (audience === 'customer') throw signedOut(resolved.kind === 'ended');
  return { token: await gateway.guests.get(callerOf(request)), session: null };
}

/** Another token after the upstream refused this one. Throws what the reader is told when there is none. */
export async function renewedAccess(gateway: Gateway, request: FastifyRequest, reply: FastifyReply, access: Access): Promise<Access> {
  const caller = callerOf(request);
  if (access.session === null) {
    if (access.token !== null) gateway.guests.drop(access.token);
    return { token: await gateway.guests.get(caller), session: null };
  }
  const outcome = await gateway.sessions.refresh(access.session, caller);
  if (outcome.kind === 'unanswered') throw new Problem('upstream_unavailable');
  if (outcome.kind === 'ended' || outcome.session.access === null) {
    clearSessionCookie(gateway, reply);
    throw signedOut(true);
  }
  return { token: outcome.session.access.token, session: outcome.session };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { Problem } from '../http/problem.ts';
import type { Audience } from '../upstream/allow-list.ts';
import type { StoredSession } from './session.ts';
import { callerOf, clearSessionCookie, resolveRequestSession } from './session-cookie.ts';

export type RequestAccess = { token: string | null; session: StoredSession | null };

/** The exact sentence of spec 8, for logs and developers; the reader gets `message`. */
const BOTH_EXPIRED = 'Both token and refresh token have expired. Your request was aborted.';

/** 401. `ended`: the session has just ended, so the app must leave the page it shows. */
export const unauthorizedProblem = (ended: boolean): Problem =>
  new Problem('unauthorized', { extras: ended ? { ended, detail: BOTH_EXPIRED } : { ended } });

/** The token for an operation: none if it is public, the customer's if there is a session, the guest's if the contract allows guests. */
export async function resolveAccess(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  audience: Audience,
): Promise<RequestAccess> {
  if (audience === 'public') return { token: null, session: null };
  const resolved = await resolveRequestSession(gateway, request, reply);
  if (resolved.kind === 'active') {
    // The token has expired and the provider did not answer: the upstream would refuse the call.
    if (resolved.stale || resolved.session.access === null) throw new Problem('upstream_unavailable');
    return { token: resolved.session.access.token, session: resolved.session };
  }
  if (audience === 'customer') throw unauthorizedProblem(resolved.kind === 'ended');
  return { token: await gateway.guests.get(callerOf(request)), session: null };
}

/** A new token after the upstream refused that of `access`. Throws the problem for the reader if there is no new token. */
export async function renewAccess(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  access: RequestAccess,
): Promise<RequestAccess> {
  const caller = callerOf(request);
  if (access.session === null) {
    if (access.token !== null) gateway.guests.invalidate(access.token);
    return { token: await gateway.guests.get(caller), session: null };
  }
  const outcome = await gateway.sessions.refresh(access.session, caller);
  if (outcome.kind === 'unanswered') throw new Problem('upstream_unavailable');
  if (outcome.kind === 'ended' || outcome.session.access === null) {
    clearSessionCookie(gateway, reply);
    throw unauthorizedProblem(true);
  }
  return { token: outcome.session.access.token, session: outcome.session };
}

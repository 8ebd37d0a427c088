import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { Problem } from '../http/problem.ts';
import type { Audience } from '../upstream/allow-list.ts';
import type { StoredSession } from './session.ts';
import { callerOf, clearSessionCookie, resolveRequest } from './session-cookie.ts';

export type Access = { token: string | null; session: StoredSession | null };

/** The exact sentence of spec 8, for logs and developers; the reader gets `message`. */
const BOTH_EXPIRED = 'Both token and refresh token have expired. Your request was aborted.';

/** 401. `ended`: the session has just ended, so the app must leave the page it shows. */
export const unauthorizedProblem = (ended: boolean): Problem =>
  new Problem('unauthorized', { extras: ended ? { ended, detail: BOTH_EXPIRED } : { ended } });

/**
 * The token for an operation: the customer's if there is a session, the guest's if
 * the contract allows guests, none if the operation is public.
 */
export async function accessFor(gateway: Gateway, request: FastifyRequest, reply: FastifyReply, audience: Audience): Promise<Access> {
  if (audience === 'public') return { token: null, session: null };
  const resolved = await resolveRequest(gateway, request, reply);
  if (resolved.kind === 'active') {
    // The token has expired and the provider did not answer: the upstream would refuse the call.
    if (resolved.stale || resolved.session.access === null) throw new Problem('upstream_unavailable');
    return { token: resolved.session.access.token, session: resolved.session };
  }
  if (audience === 'customer') throw unauthorizedProblem(resolved.kind === 'ended');
  return { token: await gateway.guests.get(callerOf(request)), session: null };
}

/** A new token after the upstream refused this one. Throws the problem for the reader if there is none. */
export async function renewAccess(gateway: Gateway, request: FastifyRequest, reply: FastifyReply, access: Access): Promise<Access> {
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

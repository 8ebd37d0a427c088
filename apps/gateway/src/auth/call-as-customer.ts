import { providerRefusal } from '@muddat/auth-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { Problem } from '../http/problem.ts';
import type { Limiter } from '../limits/limits.ts';
import { renewAccess, resolveAccess, unauthorizedProblem } from '../sessions/access.ts';
import type { ProviderCall, ProviderResponse } from '../sessions/provider.ts';
import type { StoredSession } from '../sessions/session.ts';
import { callerOf, clearSessionCookie, resolveRequestSession, setSessionCookie } from '../sessions/session-cookie.ts';
import type { IssuedSession } from '../sessions/session-service.ts';
import { providerProblemCode } from './require-phone-proof.ts';

/** The session of the request; throws 401 without one. The session's tokens may be stale if the provider could not be reached. */
export async function requireSession(gateway: Gateway, request: FastifyRequest, reply: FastifyReply): Promise<StoredSession> {
  const resolved = await resolveRequestSession(gateway, request, reply);
  if (resolved.kind !== 'active') throw unauthorizedProblem(resolved.kind === 'ended');
  return resolved.session;
}

/** `raisesRights`: the call grants a proof of the customer, and the provider may have granted it even if its response is lost. */
type CustomerCall = Omit<ProviderCall, 'token'> & { readonly raisesRights?: true };
export type CustomerCallResult = { session: StoredSession; answer: ProviderResponse };

/**
 * Calls the provider with the customer's token; the limit is per session, whose handle stays when its id changes. A call refused as `unauthorized` changed nothing, so it is
 * repeated once after a refresh, writes too. When the response to a call that raises rights is lost, the session still gets a new id.
 */
export async function callAsCustomer(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  { raisesRights, ...call }: CustomerCall,
  limit?: Limiter,
): Promise<CustomerCallResult> {
  const access = await resolveAccess(gateway, request, reply, 'customer');
  if (access.session !== null) await limit?.consume(access.session.handle);
  const ask = async ({ token, session }: typeof access): Promise<CustomerCallResult> => {
    if (token === null || session === null) throw new Problem('unauthorized');
    const asked = gateway.provider.request({ ...call, token }, callerOf(request));
    if (raisesRights) await rotateSessionIfResponseLost(gateway, reply, session, asked);
    return { session, answer: await asked };
  };
  const first = await ask(access);
  if (first.answer.ok || providerRefusal('customer', first.answer.status) !== 'token-refused') return first;
  // The token is good when the code is not `unauthorized`: a wrong password or one-time code is a 401 as well.
  if (providerProblemCode(first.answer) !== 'unauthorized') return first;
  return ask(await renewAccess(gateway, request, reply, access));
}

/**
 * After an exception or a 5xx the provider may still have granted the proof, and a thief with a copy of the cookie would share it. So the
 * session gets a new id, which the browser receives with the failure, and the customer stays signed in. If another request has renewed the
 * session already, the cookie stays.
 */
async function rotateSessionIfResponseLost(
  gateway: Gateway,
  reply: FastifyReply,
  session: StoredSession,
  asked: Promise<ProviderResponse>,
): Promise<void> {
  const isLost = await asked.then(
    (answer) => !answer.ok && answer.status >= 500,
    () => true,
  );
  const begun = isLost ? await gateway.sessions.rotate(session) : null;
  if (begun !== null) setSessionCookie(gateway, reply, begun.id);
}

/** Moves the session to a new id after its rights were raised, so a copy of the old cookie becomes useless. */
export async function rotateSessionId(gateway: Gateway, reply: FastifyReply, session: StoredSession): Promise<StoredSession> {
  return setNewSessionCookie(gateway, reply, await gateway.sessions.rotate(session));
}

/** Sends the session's new id to the browser; throws 401 if the session ended in the meantime. */
export function setNewSessionCookie(gateway: Gateway, reply: FastifyReply, begun: IssuedSession | null): StoredSession {
  if (begun === null) {
    clearSessionCookie(gateway, reply);
    throw unauthorizedProblem(true);
  }
  setSessionCookie(gateway, reply, begun.id);
  return begun.session;
}

import { providerRefusal } from '@muddat/auth-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { Problem } from '../http/problem.ts';
import type { Limiter } from '../limits/limits.ts';
import { accessFor, renewedAccess, signedOut } from '../sessions/access.ts';
import type { ProviderAnswer, ProviderCall } from '../sessions/provider.ts';
import type { StoredSession } from '../sessions/session.ts';
import { callerOf, clearSessionCookie, resolveRequest, setSessionCookie } from '../sessions/session-cookie.ts';
import type { Begun } from '../sessions/session-service.ts';
import { problemCode } from './require-proof.ts';

/** The session of who asks; 401 without one. It may be one whose provider cannot be reached. */
export async function requireSession(gateway: Gateway, request: FastifyRequest, reply: FastifyReply): Promise<StoredSession> {
  const resolved = await resolveRequest(gateway, request, reply);
  if (resolved.kind !== 'active') throw signedOut(resolved.kind === 'ended');
  return resolved.session;
}

/** `raisesRights`: when its answer is lost, the provider may have given the session a proof all the same. */
type CustomerCall = Omit<ProviderCall, 'token'> & { readonly raisesRights?: true };
export type CustomerAnswer = { session: StoredSession; answer: ProviderAnswer };

/**
 * A call of the provider with the customer's token, limited by customer. Refused as `unauthorized` it has done nothing, so it is made
 * once more after a refresh, writes too. A lost answer of a call that raises rights changes the session's id, as its success would.
 */
export async function askAsCustomer(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  { raisesRights, ...call }: CustomerCall,
  limit?: Limiter,
): Promise<CustomerAnswer> {
  const access = await accessFor(gateway, request, reply, 'customer');
  if (access.session !== null) await limit?.take(access.session.customerId);
  const ask = async ({ token, session }: typeof access): Promise<CustomerAnswer> => {
    if (token === null || session === null) throw new Problem('unauthorized');
    const asked = gateway.provider.ask({ ...call, token }, callerOf(request));
    if (raisesRights) await renewIdIfLost(gateway, reply, session, asked);
    return { session, answer: await asked };
  };
  const first = await ask(access);
  if (first.answer.ok || providerRefusal('customer', first.answer.status) !== 'token-refused') return first;
  // A wrong password or code is a 401 too, and the token of its call is good.
  if (problemCode(first.answer) !== 'unauthorized') return first;
  return ask(await renewedAccess(gateway, request, reply, access));
}

/**
 * An answer that is thrown or 5xx says nothing: the provider may hold the proof, and the holder of a copied cookie would share in it. The
 * browser gets the new id with the failure and stays signed in. A session that has moved on meanwhile keeps its cookie.
 */
async function renewIdIfLost(gateway: Gateway, reply: FastifyReply, session: StoredSession, asked: Promise<ProviderAnswer>): Promise<void> {
  const isLost = await asked.then(
    (answer) => !answer.ok && answer.status >= 500,
    () => true,
  );
  const begun = isLost ? await gateway.sessions.rotate(session) : null;
  if (begun !== null) setSessionCookie(gateway, reply, begun.id);
}

/** After a raise of rights: the session goes on under a new id, and whoever held the old one is out. */
export async function renewId(gateway: Gateway, reply: FastifyReply, session: StoredSession): Promise<StoredSession> {
  return carryOn(gateway, reply, await gateway.sessions.rotate(session));
}

/** The browser gets the id under which its session goes on; 401 when that has ended meanwhile. */
export function carryOn(gateway: Gateway, reply: FastifyReply, begun: Begun | null): StoredSession {
  if (begun === null) {
    clearSessionCookie(gateway, reply);
    throw signedOut(true);
  }
  setSessionCookie(gateway, reply, begun.id);
  return begun.session;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../core/gateway.ts';
import { onlyCookie } from '../core/only-cookie.ts';
import { Problem } from '../core/problem.ts';
import { parseDevice } from '../sessions/device.ts';
import type { StoredSession } from '../sessions/session.ts';
import { heldTokens } from './held-tokens.ts';
import { ProfileWithoutUser, readUser } from './profile.ts';
import { clearProof } from './proof-cookie.ts';
import type { TokenAnswer } from './provider.ts';
import { callerOf, sessionCookieOf, setSessionCookie } from './session-cookie.ts';
import { type SessionView, sessionView } from './session-view.ts';
import { CUSTOMER_STRATEGY } from './strategy.ts';
import { takeFromCookie } from './target-cookie.ts';

export type SignedIn = SessionView & { redirect_to: string | null };

/**
 * Begins a session with tokens that the provider gave, whichever way they were come by. Tokens stay here; the browser gets a new
 * session id whatever it came with, so that an id planted before sign-in is worth nothing after it. The proof of a phone, if there
 * was one, has done its work.
 */
export async function beginSession(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: TokenAnswer,
): Promise<{ session: StoredSession; answer: SignedIn }> {
  const caller = callerOf(request);
  const { access, refresh } = heldTokens(tokens, gateway.now());
  let user: Record<string, unknown> | null;
  try {
    user = await readUser(gateway.provider, access.token, caller);
    if (user === null) throw new Problem('upstream_unavailable');
  } catch (error) {
    if (refresh)
      gateway.provider
        .revoke(refresh.token, caller)
        .catch((failure: unknown) => request.log.warn({ err: failure }, 'tokens could not be revoked'));
    request.log.error({ err: error }, 'signed in, but the profile could not be read');
    throw error instanceof ProfileWithoutUser ? new Problem('upstream_unavailable', { message: error.message }) : error;
  }
  const next = { strategy: CUSTOMER_STRATEGY, access, refresh, user, device: parseDevice(request.headers['user-agent']) };
  const { id, session } = await gateway.sessions.start(next, sessionCookieOf(gateway, request), caller);
  setSessionCookie(gateway, reply, id);
  if (onlyCookie(request.headers.cookie, gateway.cookies.proof) !== undefined) clearProof(gateway, reply);
  return { session, answer: { ...sessionView(session), redirect_to: takeFromCookie(gateway, request, reply) } };
}

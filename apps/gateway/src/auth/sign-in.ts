import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { onlyCookie } from '../http/only-cookie.ts';
import type { AnswerOf } from '../http/operations.ts';
import { Problem } from '../http/problem.ts';
import { knowsPhone, readDevice, rememberPhone } from '../limits/device-cookie.ts';
import { noteCustomer } from '../ops/audit.ts';
import { parseDevice } from '../sessions/device.ts';
import { heldTokens } from '../sessions/held-tokens.ts';
import type { TokenAnswer } from '../sessions/provider.ts';
import type { StoredSession } from '../sessions/session.ts';
import { callerOf, sessionCookieOf, setSessionCookie } from '../sessions/session-cookie.ts';
import { takeFromCookie } from '../sessions/target-cookie.ts';
import { ProfileWithoutUser, readUser } from './profile.ts';
import { clearProof } from './proof-cookie.ts';
import { recordSignIn } from './record-sign-in.ts';
import { sessionView } from './session-view.ts';
import { CUSTOMER_STRATEGY } from './strategy.ts';

const knowsCustomer = (gateway: Gateway, request: FastifyRequest, phone: unknown): boolean =>
  typeof phone === 'string' && knowsPhone(gateway, readDevice(gateway, request), phone);

type SignedIn = AnswerOf<'login'>;

/**
 * Begins a session with the provider's tokens, after any kind of sign-in. The tokens stay in the gateway. The browser always gets a new
 * session id, so an id planted before the sign-in is worthless (session fixation). A proof cookie is cleared.
 */
export async function beginSession(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: TokenAnswer,
  /** Set after a registration: the customer needs no message about a new browser. */
  isFirst = false,
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
  noteCustomer(request, session);
  setSessionCookie(gateway, reply, id);
  await recordSignIn(gateway, request, session, isFirst || knowsCustomer(gateway, request, user['phone']));
  rememberPhone(gateway, request, reply, user['phone']);
  if (onlyCookie(request.headers.cookie, gateway.cookies.proof) !== undefined) clearProof(gateway, reply);
  return { session, answer: { ...sessionView(session), redirect_to: takeFromCookie(gateway, request, reply) } };
}

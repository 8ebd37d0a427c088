import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import type { ResponseOf } from '../http/operations.ts';
import { Problem, refusalProblem } from '../http/problem.ts';
import { readUniqueCookie } from '../http/unique-cookie.ts';
import { knowsPhone, readDeviceCookie, rememberPhone } from '../limits/device-cookie.ts';
import { setAuditedCustomer } from '../ops/audit.ts';
import { parseUserAgent } from '../sessions/device.ts';
import type { TokenResponse } from '../sessions/provider.ts';
import type { StoredSession } from '../sessions/session.ts';
import { callerOf, sessionCookieOf, setSessionCookie } from '../sessions/session-cookie.ts';
import { toStoredTokens } from '../sessions/stored-tokens.ts';
import { takeTargetFromCookie } from '../sessions/target-cookie.ts';
import { clearPhoneProof } from './phone-proof-cookie.ts';
import { fetchUser, ProfileWithoutUserError } from './profile.ts';
import { recordSignIn } from './record-sign-in.ts';
import { sessionView } from './session-view.ts';
import { CUSTOMER_STRATEGY } from './strategy.ts';

const isKnownBrowser = (gateway: Gateway, request: FastifyRequest, phone: unknown): boolean =>
  typeof phone === 'string' && knowsPhone(gateway, readDeviceCookie(gateway, request), phone);

type LoginResponse = ResponseOf<'login'>;

/**
 * Begins a session with the provider's tokens, after any kind of sign-in. The tokens stay in the gateway. The browser always gets a new
 * session id, so an id planted before the sign-in is worthless (session fixation). A proof cookie is cleared.
 */
export async function beginSession(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: TokenResponse,
  /** Set after a registration: the customer needs no message about a new browser. */
  isFirst = false,
): Promise<{ session: StoredSession; answer: LoginResponse }> {
  const caller = callerOf(request);
  const { access, refresh } = toStoredTokens(tokens, gateway.now());
  let user: Record<string, unknown> | null;
  try {
    user = await fetchUser(gateway.provider, access.token, caller);
    if (user === null) throw refusalProblem(401);
  } catch (error) {
    if (refresh)
      gateway.provider
        .revoke(refresh.token, caller)
        .catch((failure: unknown) => request.log.warn({ err: failure }, 'tokens could not be revoked'));
    request.log.error({ err: error }, 'signed in, but the profile could not be read');
    throw error instanceof ProfileWithoutUserError
      ? new Problem('upstream_unavailable', { message: error.message, cause: 'bad answer' })
      : error;
  }
  const next = { strategy: CUSTOMER_STRATEGY, access, refresh, user, device: parseUserAgent(request.headers['user-agent']) };
  const { id, session } = await gateway.sessions.start(next, sessionCookieOf(gateway, request), caller);
  setAuditedCustomer(request, session);
  setSessionCookie(gateway, reply, id);
  await recordSignIn(gateway, request, session, isFirst || isKnownBrowser(gateway, request, user['phone']));
  rememberPhone(gateway, request, reply, user['phone']);
  if (readUniqueCookie(request.headers.cookie, gateway.cookies.proof) !== undefined) clearPhoneProof(gateway, reply);
  return { session, answer: { ...sessionView(session), redirect_to: takeTargetFromCookie(gateway, request, reply) } };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../core/gateway.ts';
import { Problem } from '../core/problem.ts';
import { parseJsonBody } from '../proxy/body.ts';
import { parseDevice } from '../sessions/device.ts';
import { parseCredentials, readFields } from './credentials.ts';
import { heldTokens } from './held-tokens.ts';
import { ProfileWithoutUser, readUser } from './profile.ts';
import { passOn } from './provider-failure.ts';
import { callerOf, sessionCookieOf, setSessionCookie } from './session-cookie.ts';
import { sessionView } from './session-view.ts';
import { CUSTOMER_STRATEGY, requireStrategy } from './strategy.ts';
import { takeFromCookie } from './target-cookie.ts';

/**
 * POST /api/auth/login `{strategy, phone, password | code}` -> the session's view with `redirect_to` (the remembered page
 * or null). Tokens stay here; the browser gets a new session id whatever it came with, so that an id planted before
 * sign-in is worth nothing after it.
 */
export function loginHandler(gateway: Gateway, limitPhone: (request: FastifyRequest, phone: string) => Promise<void>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const body = Buffer.isBuffer(request.body) ? parseJsonBody(request.body) : null;
    requireStrategy(readFields(body).strategy);
    const { phone, secret, kind } = parseCredentials(body);
    await limitPhone(request, phone);
    const caller = callerOf(request);
    const answer = await gateway.provider.token({ grant_type: 'password', username: phone, password: secret, password_type: kind }, caller);
    if (!answer.ok) {
      const passed = passOn(answer, request.id);
      return reply.code(passed.status).headers(passed.headers).send(passed.body);
    }
    const { access, refresh } = heldTokens(answer.tokens, gateway.now());
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
    return { ...sessionView(session), redirect_to: takeFromCookie(gateway, request, reply) };
  };
}

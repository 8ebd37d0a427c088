import * as v from 'valibot';
import { requireHuman } from '../bots/require-human.ts';
import type { Gateway } from '../gateway.ts';
import type { BodyOf, Handler } from '../http/operations.ts';
import type { Limiter } from '../limits/limits.ts';
import { callerOf } from '../sessions/session-cookie.ts';
import { parseBody, Text } from './parse-body.ts';
import { refuse } from './provider-failure.ts';
import { keepIfGood, requireProof } from './require-proof.ts';
import { beginSession } from './sign-in.ts';

const Body = v.object({ password: Text }) satisfies v.GenericSchema<unknown, BodyOf<'resetPassword'>>;

/**
 * POST /api/auth/reset-password `{password}` with the proof of a phone -> signed in; the response is that of login. The provider ended all
 * sign-ins of the customer before it issued these tokens; the gateway ends their sessions too.
 */
export function resetPasswordHandler(gateway: Gateway, limitPhone: Limiter): Handler<'resetPassword'> {
  return async (request, reply) => {
    const { password } = parseBody(request, Body);
    const { ticket } = await requireProof(gateway, request, reply, { purpose: 'reset', limitPhone });
    await requireHuman(gateway, request, 'reset');
    const caller = callerOf(request);
    const answer = await gateway.provider.tokensOf({ method: 'POST', path: '/oauth/reset-password', json: { ticket, password } }, caller);
    if (!answer.ok) {
      keepIfGood(gateway, reply, answer);
      return refuse(answer, request, reply);
    }
    const begun = await beginSession(gateway, request, reply, answer.tokens);
    await gateway.sessions.endOthers(begun.session, caller);
    return begun.answer;
  };
}

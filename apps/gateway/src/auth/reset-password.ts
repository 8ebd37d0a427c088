import * as v from 'valibot';
import { requireBotCheck } from '../bots/require-bot-check.ts';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler, RequestBodyOf } from '../http/operations.ts';
import type { Limiter } from '../limits/limits.ts';
import { callerOf } from '../sessions/session-cookie.ts';
import { NonEmptyTextSchema, parseBody } from './parse-body.ts';
import { sendProviderRefusal } from './provider-refusal.ts';
import { clearExpiredPhoneProof, requirePhoneProof } from './require-phone-proof.ts';
import { beginSession } from './sign-in.ts';

const Body = v.object({ password: NonEmptyTextSchema }) satisfies v.GenericSchema<unknown, RequestBodyOf<'resetPassword'>>;

/**
 * POST /api/auth/reset-password `{password}` with the proof of a phone -> signed in; the response is that of login. The provider ended all
 * sign-ins of the customer before it issued these tokens; the gateway ends their sessions too.
 */
export function resetPasswordHandler(gateway: Gateway, limitPhone: Limiter): OperationHandler<'resetPassword'> {
  return async (request, reply) => {
    const { password } = parseBody(request, Body);
    const { ticket } = await requirePhoneProof(gateway, request, reply, { purpose: 'reset', limitPhone });
    await requireBotCheck(gateway, request, 'reset');
    const caller = callerOf(request);
    const answer = await gateway.provider.requestTokens(
      { method: 'POST', path: '/oauth/reset-password', json: { ticket, password } },
      caller,
    );
    if (!answer.ok) {
      clearExpiredPhoneProof(gateway, reply, answer);
      return sendProviderRefusal(answer, request, reply);
    }
    const begun = await beginSession(gateway, request, reply, answer.tokens);
    await gateway.sessions.endOthers(begun.session, caller);
    return begun.answer;
  };
}

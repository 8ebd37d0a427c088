import * as v from 'valibot';
import { requireBotCheck } from '../bots/require-bot-check.ts';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler, RequestBodyOf } from '../http/operations.ts';
import type { Limiter } from '../limits/limits.ts';
import { callerOf } from '../sessions/session-cookie.ts';
import { NonEmptyTextSchema, parseBody } from './parse-body.ts';
import { setPhoneProof } from './phone-proof-cookie.ts';
import { sendProviderRefusal } from './provider-refusal.ts';
import { clearExpiredPhoneProof, providerProblemCode, requirePhoneProof } from './require-phone-proof.ts';
import { beginSession } from './sign-in.ts';

const IsoDate = v.pipe(v.string(), v.isoDate());
const Birthdate = v.custom<RequestBodyOf<'register'>['birthdate']>((value) => v.is(IsoDate, value));
const Body = v.object({ name: NonEmptyTextSchema, birthdate: Birthdate, password: NonEmptyTextSchema }) satisfies v.GenericSchema<
  unknown,
  RequestBodyOf<'register'>
>;

/** POST /api/auth/register `{name, birthdate, password}` with the proof of a phone -> signed in; the response is that of login. */
export function registerHandler(gateway: Gateway, limitPhone: Limiter): OperationHandler<'register'> {
  return async (request, reply) => {
    const body = parseBody(request, Body);
    const proof = await requirePhoneProof(gateway, request, reply, { purpose: 'register', limitPhone });
    await requireBotCheck(gateway, request, 'registration');
    const json = { ...body, ticket: proof.ticket };
    const answer = await gateway.provider.requestTokens({ method: 'POST', path: '/user/register', json }, callerOf(request));
    if (answer.ok) return (await beginSession(gateway, request, reply, answer.tokens, true)).answer;
    clearExpiredPhoneProof(gateway, reply, answer);
    // The phone was registered elsewhere in the meantime. The proof is still good for signing in, and the page must know that after a
    // reload.
    if (providerProblemCode(answer) === 'already_registered') setPhoneProof(gateway, reply, { ...proof, registered: true });
    return sendProviderRefusal(answer, request, reply);
  };
}

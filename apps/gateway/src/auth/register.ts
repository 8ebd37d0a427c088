import * as v from 'valibot';
import { requireHuman } from '../bots/require-human.ts';
import type { Gateway } from '../gateway.ts';
import type { BodyOf, Handler } from '../http/operations.ts';
import type { Limiter } from '../limits/limits.ts';
import { callerOf } from '../sessions/session-cookie.ts';
import { parseBody, Text } from './parse-body.ts';
import { setProof } from './proof-cookie.ts';
import { refuse } from './provider-failure.ts';
import { keepIfGood, problemCode, requireProof } from './require-proof.ts';
import { beginSession } from './sign-in.ts';

const IsoDate = v.pipe(v.string(), v.isoDate());
const Birthdate = v.custom<BodyOf<'register'>['birthdate']>((value) => v.is(IsoDate, value));
const Body = v.object({ name: Text, birthdate: Birthdate, password: Text }) satisfies v.GenericSchema<unknown, BodyOf<'register'>>;

/** POST /api/auth/register `{name, birthdate, password}` with the proof of a phone -> signed in; the response is that of login. */
export function registerHandler(gateway: Gateway, limitPhone: Limiter): Handler<'register'> {
  return async (request, reply) => {
    const body = parseBody(request, Body);
    const proof = await requireProof(gateway, request, reply, { purpose: 'register', limitPhone });
    await requireHuman(gateway, request, 'registration');
    const json = { ...body, ticket: proof.ticket };
    const answer = await gateway.provider.tokensOf({ method: 'POST', path: '/user/register', json }, callerOf(request));
    if (answer.ok) return (await beginSession(gateway, request, reply, answer.tokens, true)).answer;
    keepIfGood(gateway, reply, answer);
    // The phone was registered elsewhere in the meantime. The proof is still good for
    // signing in, and the page must know that after a reload.
    if (problemCode(answer) === 'already_registered') setProof(gateway, reply, { ...proof, registered: true });
    return refuse(answer, request, reply);
  };
}

import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { BodyOf, Handler } from '../http/operations.ts';
import type { Limiter } from '../limits/limits.ts';
import { PROOF_FRESH_MS } from '../sessions/fresh-proof.ts';
import { askAsCustomer, carryOn } from './as-customer.ts';
import { Code, parseBody, Text } from './parse-body.ts';
import { refuse } from './provider-failure.ts';

const Passkey = v.object({ challenge_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)), credential: v.looseObject({}) });
const Body = v.variant('method', [
  v.object({ method: v.literal('code'), code: Code }),
  v.object({ method: v.literal('password'), password: Text }),
  v.object({ method: v.literal('passkey'), passkey: Passkey }),
]) satisfies v.GenericSchema<unknown, BodyOf<'stepUp'>>;

/**
 * POST /api/auth/step-up `{method, code | password | passkey}` -> `{expires_in}`, in seconds. The provider checks the proof and counts the
 * tries. On success this session gets a new id and a fresh proof; no other session and no token changes. If the provider's response is
 * lost, the session gets a new id but no proof.
 */
export function stepUpHandler(gateway: Gateway, limit: Limiter): Handler<'stepUp'> {
  return async (request, reply) => {
    const body = parseBody(request, Body);
    request.proofMethod = body.method;
    const json =
      body.method === 'passkey'
        ? // The write guard has refused any Origin but this site's own.
          { method: body.method, ...body.passkey, origin: request.headers.origin ?? gateway.origins.main }
        : body;
    const call = { method: 'POST', path: '/user/proof', json, asClient: true, raisesRights: true } as const;
    const { session, answer } = await askAsCustomer(gateway, request, reply, call, limit);
    if (!answer.ok) return refuse(answer, request, reply);
    carryOn(gateway, reply, await gateway.sessions.prove(session));
    return { expires_in: PROOF_FRESH_MS / 1000 };
  };
}

import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler, RequestBodyOf } from '../http/operations.ts';
import type { Limiter } from '../limits/limits.ts';
import { REAUTH_MAX_AGE_MS } from '../sessions/reauth.ts';
import { callAsCustomer, setNewSessionCookie } from './call-as-customer.ts';
import { CodeSchema, NonEmptyTextSchema, parseBody } from './parse-body.ts';
import { sendProviderRefusal } from './provider-refusal.ts';

const Passkey = v.object({ challenge_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)), credential: v.looseObject({}) });
const Body = v.variant('method', [
  v.object({ method: v.literal('code'), code: CodeSchema }),
  v.object({ method: v.literal('password'), password: NonEmptyTextSchema }),
  v.object({ method: v.literal('passkey'), passkey: Passkey }),
]) satisfies v.GenericSchema<unknown, RequestBodyOf<'stepUp'>>;

/**
 * POST /api/auth/step-up `{method, code | password | passkey}` -> `{expires_in}`, in seconds. The provider checks the proof and counts the
 * tries. On success this session gets a new id and counts as re-authenticated; no other session and no token changes. If the provider's
 * response is lost, the session gets a new id but no proof.
 */
export function stepUpHandler(gateway: Gateway, limit: Limiter): OperationHandler<'stepUp'> {
  return async (request, reply) => {
    const body = parseBody(request, Body);
    request.proofMethod = body.method;
    const json =
      body.method === 'passkey'
        ? // The write guard has refused any Origin but this site's own.
          { method: body.method, ...body.passkey, origin: request.headers.origin ?? gateway.origins.main }
        : body;
    const call = { method: 'POST', path: '/user/proof', json, asClient: true, raisesRights: true } as const;
    const { session, answer } = await callAsCustomer(gateway, request, reply, call, limit);
    if (!answer.ok) return sendProviderRefusal(answer, request, reply);
    setNewSessionCookie(gateway, reply, await gateway.sessions.recordStepUp(session));
    return { expires_in: REAUTH_MAX_AGE_MS / 1000 };
  };
}

import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler } from '../http/operations.ts';
import { Problem } from '../http/problem.ts';
import type { Limiter } from '../limits/limits.ts';
import { callerOf } from '../sessions/session-cookie.ts';
import { callAsCustomer, rotateSessionId } from './call-as-customer.ts';
import { CodeSchema, NonEmptyTextSchema, parseBody } from './parse-body.ts';
import { sendProviderRefusal } from './provider-refusal.ts';

const Body = v.object({
  current_password: v.exactOptional(NonEmptyTextSchema),
  code: v.exactOptional(CodeSchema),
  password: NonEmptyTextSchema,
});

function requireOneProof({ current_password, code }: v.InferOutput<typeof Body>): void {
  if (current_password === undefined && code === undefined)
    throw new Problem('validation_failed', { fields: { current_password: 'required' } });
  if (current_password !== undefined && code !== undefined) throw new Problem('validation_failed', { fields: { code: 'not_allowed' } });
}

/**
 * POST /api/auth/change-password `{current_password | code, password}` -> `{ended}`, the number of other sessions that were ended. The call
 * at the provider is a PUT. This session continues under a new id.
 */
export function changePasswordHandler(gateway: Gateway, limit: Limiter): OperationHandler<'changePassword'> {
  return async (request, reply) => {
    const json = parseBody(request, Body);
    requireOneProof(json);
    request.proofMethod = json.code === undefined ? 'password' : 'code';
    const call = { method: 'PUT', path: '/user/password', json, raisesRights: true } as const;
    const { session, answer } = await callAsCustomer(gateway, request, reply, call, limit);
    if (!answer.ok) return sendProviderRefusal(answer, request, reply);
    const ended = await gateway.sessions.endOthers(session, callerOf(request));
    await rotateSessionId(gateway, reply, session);
    return { ended };
  };
}

import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { Handler } from '../http/operations.ts';
import { Problem } from '../http/problem.ts';
import type { Limiter } from '../limits/limits.ts';
import { callerOf } from '../sessions/session-cookie.ts';
import { askAsCustomer, renewId } from './as-customer.ts';
import { Code, parseBody, Text } from './parse-body.ts';
import { refuse } from './provider-failure.ts';

const Body = v.object({ current_password: v.exactOptional(Text), code: v.exactOptional(Code), password: Text });

function requireOneProof({ current_password, code }: v.InferOutput<typeof Body>): void {
  if (current_password === undefined && code === undefined)
    throw new Problem('validation_failed', { fields: { current_password: 'required' } });
  if (current_password !== undefined && code !== undefined) throw new Problem('validation_failed', { fields: { code: 'not_allowed' } });
}

/**
 * POST /api/auth/change-password `{current_password | code, password}` -> `{ended}`, the number of other sessions that were ended. The call
 * at the provider is a PUT. This session continues under a new id.
 */
export function changePasswordHandler(gateway: Gateway, limit: Limiter): Handler<'changePassword'> {
  return async (request, reply) => {
    const json = parseBody(request, Body);
    requireOneProof(json);
    request.proofMethod = json.code === undefined ? 'password' : 'code';
    const call = { method: 'PUT', path: '/user/password', json, raisesRights: true } as const;
    const { session, answer } = await askAsCustomer(gateway, request, reply, call, limit);
    if (!answer.ok) return refuse(answer, request, reply);
    const ended = await gateway.sessions.endOthers(session, callerOf(request));
    await renewId(gateway, reply, session);
    return { ended };
  };
}

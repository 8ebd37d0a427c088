import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler, RequestBodyOf } from '../http/operations.ts';
import { badAnswerProblem } from '../http/problem.ts';
import { rememberPhone } from '../limits/device-cookie.ts';
import type { Limiter } from '../limits/limits.ts';
import { callAsCustomer, rotateSessionId } from './call-as-customer.ts';
import { CodeSchema, PhoneSchema, parseBody } from './parse-body.ts';
import { sendProviderRefusal } from './provider-refusal.ts';
import { sessionView } from './session-view.ts';

const Body = v.object({ code: CodeSchema, phone: PhoneSchema, new_code: CodeSchema }) satisfies v.GenericSchema<
  unknown,
  RequestBodyOf<'changePhone'>
>;
const ChangePhoneResponse = v.object({ user: v.record(v.string(), v.unknown()) });

/** POST /api/auth/change-phone `{code, phone, new_code}` -> the session's view with the new phone; the session gets a new id. */
export function changePhoneHandler(gateway: Gateway, limit: Limiter): OperationHandler<'changePhone'> {
  return async (request, reply) => {
    const json = parseBody(request, Body);
    const call = { method: 'PUT', path: '/user/phone', json, raisesRights: true } as const;
    const { session, answer } = await callAsCustomer(gateway, request, reply, call, limit);
    if (!answer.ok) return sendProviderRefusal(answer, request, reply);
    const renewed = await rotateSessionId(gateway, reply, session);
    const changed = v.safeParse(ChangePhoneResponse, answer.body);
    if (!changed.success) throw badAnswerProblem();
    const { user } = changed.output;
    await gateway.sessions.storeUser(renewed, user);
    rememberPhone(gateway, request, reply, json.phone);
    return sessionView({ ...renewed, user });
  };
}

import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { BodyOf, Handler } from '../http/operations.ts';
import { Problem } from '../http/problem.ts';
import { rememberPhone } from '../limits/device-cookie.ts';
import type { Limiter } from '../limits/limits.ts';
import { askAsCustomer, renewId } from './as-customer.ts';
import { Code, Phone, parseBody } from './parse-body.ts';
import { refuse } from './provider-failure.ts';
import { sessionView } from './session-view.ts';

const Body = v.object({ code: Code, phone: Phone, new_code: Code }) satisfies v.GenericSchema<unknown, BodyOf<'changePhone'>>;
const Changed = v.object({ user: v.record(v.string(), v.unknown()) });

/** POST /api/auth/change-phone `{code, phone, new_code}` -> the session's view with the new phone; the session gets a new id. */
export function changePhoneHandler(gateway: Gateway, limit: Limiter): Handler<'changePhone'> {
  return async (request, reply) => {
    const json = parseBody(request, Body);
    const call = { method: 'PUT', path: '/user/phone', json, raisesRights: true } as const;
    const { session, answer } = await askAsCustomer(gateway, request, reply, call, limit);
    if (!answer.ok) return refuse(answer, request, reply);
    const renewed = await renewId(gateway, reply, session);
    const changed = v.safeParse(Changed, answer.body);
    if (!changed.success) throw new Problem('upstream_unavailable');
    const { user } = changed.output;
    await gateway.sessions.keepUser(renewed, user);
    rememberPhone(gateway, request, reply, json.phone);
    return sessionView({ ...renewed, user });
  };
}

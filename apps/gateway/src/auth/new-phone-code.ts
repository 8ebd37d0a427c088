import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { BodyOf, Handler } from '../http/operations.ts';
import type { Limiter } from '../limits/limits.ts';
import { answerCode } from './answer-code.ts';
import { askAsCustomer, requireSession } from './as-customer.ts';
import { Channel, Phone, parseBody } from './parse-body.ts';

const Body = v.object({ phone: Phone, channel: v.exactOptional(Channel) }) satisfies v.GenericSchema<unknown, BodyOf<'sendNewPhoneCode'>>;

/**
 * POST /api/auth/new-phone-code `{phone, channel?}`: sends a code to the customer's future phone. The response is the same for a phone that
 * is already taken.
 */
export function newPhoneCodeHandler(gateway: Gateway, limits: { byPhone: Limiter; byCustomer: Limiter }): Handler<'sendNewPhoneCode'> {
  return async (request, reply) => {
    const json = parseBody(request, Body);
    await requireSession(gateway, request, reply);
    await limits.byPhone.take(json.phone);
    const { answer } = await askAsCustomer(gateway, request, reply, { method: 'POST', path: '/user/phone/code', json }, limits.byCustomer);
    return answerCode(answer, request, reply);
  };
}

import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler, RequestBodyOf } from '../http/operations.ts';
import type { Limiter } from '../limits/limits.ts';
import { callAsCustomer, requireSession } from './call-as-customer.ts';
import { CodeChannelSchema, PhoneSchema, parseBody } from './parse-body.ts';
import { toSendCodeResponse } from './send-code-response.ts';

const Body = v.object({ phone: PhoneSchema, channel: v.exactOptional(CodeChannelSchema) }) satisfies v.GenericSchema<
  unknown,
  RequestBodyOf<'sendNewPhoneCode'>
>;

/**
 * POST /api/auth/new-phone-code `{phone, channel?}`: sends a code to the customer's future phone. The response is the same for a phone that
 * is already taken.
 */
export function sendNewPhoneCodeHandler(
  gateway: Gateway,
  limits: { byPhone: Limiter; bySession: Limiter },
): OperationHandler<'sendNewPhoneCode'> {
  return async (request, reply) => {
    const json = parseBody(request, Body);
    await requireSession(gateway, request, reply);
    await limits.byPhone.consume(json.phone);
    const { answer } = await callAsCustomer(gateway, request, reply, { method: 'POST', path: '/user/phone/code', json }, limits.bySession);
    return toSendCodeResponse(answer, request, reply);
  };
}

import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler, RequestBodyOf } from '../http/operations.ts';
import type { Limiter } from '../limits/limits.ts';
import { callAsCustomer } from './call-as-customer.ts';
import { CodeChannelSchema, parseBody } from './parse-body.ts';
import { toSendCodeResponse } from './send-code-response.ts';

const Body = v.object({
  purpose: v.picklist(['password', 'phone', 'proof']),
  channel: v.exactOptional(CodeChannelSchema),
}) satisfies v.GenericSchema<unknown, RequestBodyOf<'sendOwnCode'>>;

/** POST /api/auth/own-code `{purpose, channel?}`: sends a code to the customer's present phone. The response is that of send-code. */
export function sendOwnCodeHandler(gateway: Gateway, limit: Limiter): OperationHandler<'sendOwnCode'> {
  return async (request, reply) => {
    const json = parseBody(request, Body);
    const { answer } = await callAsCustomer(gateway, request, reply, { method: 'POST', path: '/user/code', json }, limit);
    return toSendCodeResponse(answer, request, reply);
  };
}

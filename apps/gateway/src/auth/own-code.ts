import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { BodyOf, Handler } from '../http/operations.ts';
import type { Limiter } from '../limits/limits.ts';
import { answerCode } from './answer-code.ts';
import { askAsCustomer } from './as-customer.ts';
import { Channel, parseBody } from './parse-body.ts';

const Body = v.object({ purpose: v.picklist(['password', 'phone', 'proof']), channel: v.exactOptional(Channel) }) satisfies v.GenericSchema<
  unknown,
  BodyOf<'sendOwnCode'>
>;

/** POST /api/auth/own-code `{purpose, channel?}`: sends a code to the customer's present phone. The response is that of send-code. */
export function ownCodeHandler(gateway: Gateway, limit: Limiter): Handler<'sendOwnCode'> {
  return async (request, reply) => {
    const json = parseBody(request, Body);
    const { answer } = await askAsCustomer(gateway, request, reply, { method: 'POST', path: '/user/code', json }, limit);
    return answerCode(answer, request, reply);
  };
}

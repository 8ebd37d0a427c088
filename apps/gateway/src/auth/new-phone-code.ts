import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../core/gateway.ts';
import type { Limiter } from '../core/limits.ts';
import { answerCode } from './answer-code.ts';
import { askAsCustomer, requireSession } from './as-customer.ts';
import { Channel, Phone, parseBody } from './parse-body.ts';

const Body = v.object({ phone: Phone, channel: v.exactOptional(Channel) });

/** POST /api/auth/new-phone-code `{phone, channel?}`: a code to a phone that is to be the customer's; the same answer for a taken one. */
export function newPhoneCodeHandler(gateway: Gateway, limits: { byPhone: Limiter; byCustomer: Limiter }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const json = parseBody(request, Body);
    await requireSession(gateway, request, reply);
    await limits.byPhone(request, json.phone);
    const { answer } = await askAsCustomer(gateway, request, reply, { method: 'POST', path: '/user/phone/code', json }, limits.byCustomer);
    return answerCode(answer, request, reply);
  };
}

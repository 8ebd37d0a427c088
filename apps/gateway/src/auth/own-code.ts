import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../core/gateway.ts';
import type { Limiter } from '../core/limits.ts';
import { answerCode } from './answer-code.ts';
import { askAsCustomer, requireSession } from './as-customer.ts';
import { Channel, parseBody } from './parse-body.ts';

const Body = v.object({ purpose: v.picklist(['password', 'phone']), channel: v.exactOptional(Channel) });

/** POST /api/auth/own-code `{purpose, channel?}`: a code to the phone that the customer has; answers as send-code does. */
export function ownCodeHandler(gateway: Gateway, limitPhone: Limiter) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const json = parseBody(request, Body);
    const { user, customerId } = await requireSession(gateway, request, reply);
    await limitPhone(request, typeof user['phone'] === 'string' ? user['phone'] : customerId);
    const { answer } = await askAsCustomer(gateway, request, reply, { method: 'POST', path: '/user/code', json });
    return answerCode(answer, request, reply);
  };
}

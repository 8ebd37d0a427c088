import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { CODE_ACTIONS } from '../bots/operations.ts';
import { requireHuman } from '../bots/require-human.ts';
import type { Gateway } from '../core/gateway.ts';
import type { Limiter } from '../core/limits.ts';
import { answerCode } from './answer-code.ts';
import { Channel, Phone, parseBody } from './parse-body.ts';
import { callerOf } from './session-cookie.ts';

const Body = v.object({ phone: Phone, purpose: v.picklist(['sign-in', 'register', 'reset']), channel: v.exactOptional(Channel) });

/** POST /api/auth/send-code `{phone, purpose, channel?}` -> `{length, resend_after, expires_in, masked_phone}` in seconds (interfaces, Gateway). */
export function sendCodeHandler(gateway: Gateway, limitPhone: Limiter) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const body = parseBody(request, Body);
    await requireHuman(gateway, request, CODE_ACTIONS[body.purpose]);
    await limitPhone(request, body.phone);
    const answer = await gateway.provider.ask({ method: 'POST', path: '/oauth/send-code', json: body }, callerOf(request));
    return answerCode(answer, request, reply);
  };
}

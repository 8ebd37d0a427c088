import * as v from 'valibot';
import { CODE_ACTIONS } from '../bots/operations.ts';
import { requireHuman } from '../bots/require-human.ts';
import type { Gateway } from '../gateway.ts';
import type { BodyOf, Handler } from '../http/operations.ts';
import { ensureDevice } from '../limits/device-cookie.ts';
import type { Limiters } from '../limits/limits.ts';
import { answerCode } from './answer-code.ts';
import { callerAs, clientOf } from './client.ts';
import { limitCode } from './limit-tries.ts';
import { Channel, Phone, parseBody } from './parse-body.ts';

const Body = v.object({
  phone: Phone,
  purpose: v.picklist(['sign-in', 'register', 'reset']),
  channel: v.exactOptional(Channel),
}) satisfies v.GenericSchema<unknown, BodyOf<'sendCode'>>;

/** POST /api/auth/send-code `{phone, purpose, channel?}` -> `{length, resend_after, expires_in, masked_phone}` in seconds (interfaces, Gateway). */
export function sendCodeHandler(gateway: Gateway, limits: Limiters): Handler<'sendCode'> {
  return async (request, reply) => {
    const body = parseBody(request, Body);
    await requireHuman(gateway, request, CODE_ACTIONS[body.purpose]);
    const client = clientOf(gateway, request, ensureDevice(gateway, request, reply), body.phone);
    const takeBack = await limitCode(limits, { phone: body.phone, client });
    const call = { method: 'POST', path: '/oauth/send-code', json: body } as const;
    const answer = await gateway.provider.ask(call, callerAs(gateway, request, client));
    if (!answer.ok) await takeBack();
    return answerCode(answer, request, reply);
  };
}

import * as v from 'valibot';
import { CODE_ACTIONS } from '../bots/operations.ts';
import { requireBotCheck } from '../bots/require-bot-check.ts';
import type { Gateway } from '../gateway.ts';
import type { Handler, RequestBodyOf } from '../http/operations.ts';
import { ensureDevice } from '../limits/device-cookie.ts';
import type { Limiters } from '../limits/limits.ts';
import { callerWithClientId, clientOf } from './client.ts';
import { limitCode } from './limit-attempts.ts';
import { ChannelSchema, PhoneSchema, parseBody } from './parse-body.ts';
import { toSendCodeResponse } from './send-code-response.ts';

const Body = v.object({
  phone: PhoneSchema,
  purpose: v.picklist(['sign-in', 'register', 'reset']),
  channel: v.exactOptional(ChannelSchema),
}) satisfies v.GenericSchema<unknown, RequestBodyOf<'sendCode'>>;

/**
 * POST /api/auth/send-code `{phone, purpose, channel?}` -> `{length, resend_after, expires_in, masked_phone}` in seconds (interfaces,
 * Gateway).
 */
export function sendCodeHandler(gateway: Gateway, limits: Limiters): Handler<'sendCode'> {
  return async (request, reply) => {
    const body = parseBody(request, Body);
    await requireBotCheck(gateway, request, CODE_ACTIONS[body.purpose]);
    const client = clientOf(gateway, request, ensureDevice(gateway, request, reply), body.phone);
    const undo = await limitCode(limits, { phone: body.phone, client });
    const call = { method: 'POST', path: '/oauth/send-code', json: body } as const;
    const answer = await gateway.provider.request(call, callerWithClientId(gateway, request, client));
    if (!answer.ok) await undo();
    return toSendCodeResponse(answer, request, reply);
  };
}

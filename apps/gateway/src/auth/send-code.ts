import * as v from 'valibot';
import { CODE_BOT_ACTIONS } from '../bots/operations.ts';
import { requireBotCheck } from '../bots/require-bot-check.ts';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler, RequestBodyOf } from '../http/operations.ts';
import { ensureDeviceCookie } from '../limits/device-cookie.ts';
import type { Limiters } from '../limits/limits.ts';
import { callerWithClientId, identifyClient } from './client.ts';
import { limitCodeSending } from './limit-attempts.ts';
import { CodeChannelSchema, PhoneSchema, parseBody } from './parse-body.ts';
import { toSendCodeResponse } from './send-code-response.ts';

const Body = v.object({
  phone: PhoneSchema,
  purpose: v.picklist(['sign-in', 'register', 'reset']),
  channel: v.exactOptional(CodeChannelSchema),
}) satisfies v.GenericSchema<unknown, RequestBodyOf<'sendCode'>>;

/**
 * POST /api/auth/send-code `{phone, purpose, channel?}` -> `{length, resend_after, expires_in, masked_phone}` in seconds (interfaces,
 * Gateway).
 */
export function sendCodeHandler(gateway: Gateway, limits: Limiters): OperationHandler<'sendCode'> {
  return async (request, reply) => {
    const body = parseBody(request, Body);
    await requireBotCheck(gateway, request, CODE_BOT_ACTIONS[body.purpose]);
    const client = identifyClient(gateway, request, ensureDeviceCookie(gateway, request, reply), body.phone);
    const undo = await limitCodeSending(limits, { phone: body.phone, client });
    const call = { method: 'POST', path: '/oauth/send-code', json: body } as const;
    const answer = await gateway.provider.request(call, callerWithClientId(gateway, request, client));
    if (!answer.ok) await undo();
    return toSendCodeResponse(answer, request, reply);
  };
}

import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { OperationHandler, RequestBodyOf } from '../http/operations.ts';
import { badAnswerProblem } from '../http/problem.ts';
import { readDeviceCookie } from '../limits/device-cookie.ts';
import type { Limiters } from '../limits/limits.ts';
import { callerWithClientId, identifyClient } from './client.ts';
import { limitSecretGuess } from './limit-attempts.ts';
import { CodeSchema, PhoneSchema, parseBody } from './parse-body.ts';
import { phoneProofView, setPhoneProof, toPhoneProof } from './phone-proof-cookie.ts';
import { sendProviderRefusal } from './provider-refusal.ts';

const Body = v.object({ phone: PhoneSchema, purpose: v.picklist(['register', 'reset']), code: CodeSchema }) satisfies v.GenericSchema<
  unknown,
  RequestBodyOf<'verifyCode'>
>;
const Ticket = v.object({ ticket: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number(), registered: v.boolean() });

/** POST /api/auth/verify-code `{phone, purpose, code}` -> `{registered, expires_in, masked_phone}` and the proof in its cookie. */
export function verifyCodeHandler(gateway: Gateway, limits: Limiters): OperationHandler<'verifyCode'> {
  return async (request, reply) => {
    const body = parseBody(request, Body);
    const client = identifyClient(gateway, request, readDeviceCookie(gateway, request), body.phone);
    const undo = await limitSecretGuess(gateway, limits, request, { phone: body.phone, client });
    const call = { method: 'POST', path: '/oauth/verify-code', json: body } as const;
    const answer = await gateway.provider.request(call, callerWithClientId(gateway, request, client));
    if (!answer.ok) return sendProviderRefusal(answer, request, reply);
    await undo();
    const ticket = v.safeParse(Ticket, answer.body);
    if (!ticket.success) throw badAnswerProblem();
    const { phone, purpose } = body;
    const now = gateway.now();
    const proof = toPhoneProof(ticket.output, { phone, purpose, registered: ticket.output.registered }, now);
    setPhoneProof(gateway, reply, proof);
    return phoneProofView(proof, now);
  };
}

import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import type { BodyOf, Handler } from '../http/operations.ts';
import { Problem } from '../http/problem.ts';
import { readDevice } from '../limits/device-cookie.ts';
import type { Limiters } from '../limits/limits.ts';
import { callerAs, clientOf } from './client.ts';
import { limitGuess } from './limit-tries.ts';
import { Code, Phone, parseBody } from './parse-body.ts';
import { proofOf, proofView, setProof } from './proof-cookie.ts';
import { refuse } from './provider-failure.ts';

const Body = v.object({ phone: Phone, purpose: v.picklist(['register', 'reset']), code: Code }) satisfies v.GenericSchema<
  unknown,
  BodyOf<'verifyCode'>
>;
const Ticket = v.object({ ticket: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number(), registered: v.boolean() });

/** POST /api/auth/verify-code `{phone, purpose, code}` -> `{registered, expires_in, masked_phone}` and the proof in its cookie. */
export function verifyCodeHandler(gateway: Gateway, limits: Limiters): Handler<'verifyCode'> {
  return async (request, reply) => {
    const body = parseBody(request, Body);
    const client = clientOf(gateway, request, readDevice(gateway, request), body.phone);
    const takeBack = await limitGuess(gateway, limits, request, { phone: body.phone, client });
    const call = { method: 'POST', path: '/oauth/verify-code', json: body } as const;
    const answer = await gateway.provider.ask(call, callerAs(gateway, request, client));
    if (!answer.ok) return refuse(answer, request, reply);
    await takeBack();
    const ticket = v.safeParse(Ticket, answer.body);
    if (!ticket.success) throw new Problem('upstream_unavailable');
    const { phone, purpose } = body;
    const now = gateway.now();
    const proof = proofOf(ticket.output, { phone, purpose, registered: ticket.output.registered }, now);
    setProof(gateway, reply, proof);
    return proofView(proof, now);
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../core/gateway.ts';
import type { Limiter } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { Code, Phone, parseBody } from './parse-body.ts';
import { proofOf, proofView, setProof } from './proof-cookie.ts';
import { refuse } from './provider-failure.ts';
import { callerOf } from './session-cookie.ts';

const Body = v.object({ phone: Phone, purpose: v.picklist(['register', 'reset']), code: Code });
const Ticket = v.object({ ticket: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number(), registered: v.boolean() });

/** POST /api/auth/verify-code `{phone, purpose, code}` -> `{registered, expires_in, masked_phone}` and the proof in its cookie. */
export function verifyCodeHandler(gateway: Gateway, limitPhone: Limiter) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const body = parseBody(request, Body);
    await limitPhone(request, body.phone);
    const answer = await gateway.provider.ask({ method: 'POST', path: '/oauth/verify-code', json: body }, callerOf(request));
    if (!answer.ok) return refuse(answer, request, reply);
    const ticket = v.safeParse(Ticket, answer.body);
    if (!ticket.success) throw new Problem('upstream_unavailable');
    const { phone, purpose } = body;
    const now = gateway.now();
    const proof = proofOf(ticket.output, { phone, purpose, registered: ticket.output.registered }, now);
    setProof(gateway, reply, proof);
    return proofView(proof, now);
  };
}

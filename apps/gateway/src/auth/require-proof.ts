import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { Problem } from '../http/problem.ts';
import type { Limiter } from '../limits/limits.ts';
import type { ProviderAnswer } from '../sessions/provider.ts';
import { clearProof, type Proof, readProof } from './proof-cookie.ts';

/** The proof of a phone for this purpose; throws `ticket_expired` (422) if this browser has none. */
export async function requireProof(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  { purpose, limitPhone }: { purpose: Proof['purpose']; limitPhone: Limiter },
): Promise<Proof> {
  const proof = readProof(gateway, request, reply);
  if (proof === null || proof.purpose !== purpose) throw new Problem('ticket_expired');
  await limitPhone.take(proof.phone);
  return proof;
}

/** Clears the proof cookie if the provider refused the ticket as expired. After any other refusal the ticket is still good. */
export function keepIfGood(gateway: Gateway, reply: FastifyReply, answer: Extract<ProviderAnswer, { ok: false }>): void {
  if (problemCode(answer) === 'ticket_expired') clearProof(gateway, reply);
}

export function problemCode({ body }: Extract<ProviderAnswer, { ok: false }>): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { Problem } from '../http/problem.ts';
import type { Limiter } from '../limits/limits.ts';
import type { ProviderResponse } from '../sessions/provider.ts';
import { clearPhoneProof, type PhoneProof, readPhoneProof } from './phone-proof-cookie.ts';

/** The proof of a phone for this purpose; throws `ticket_expired` (422) if this browser has none. */
export async function requirePhoneProof(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  { purpose, limitPhone }: { purpose: PhoneProof['purpose']; limitPhone: Limiter },
): Promise<PhoneProof> {
  const proof = readPhoneProof(gateway, request, reply);
  if (proof === null || proof.purpose !== purpose) throw new Problem('ticket_expired');
  await limitPhone.consume(proof.phone);
  return proof;
}

/** Clears the proof cookie if the provider refused the ticket as expired. After any other refusal the ticket is still good. */
export function clearExpiredPhoneProof(gateway: Gateway, reply: FastifyReply, answer: Extract<ProviderResponse, { ok: false }>): void {
  if (providerProblemCode(answer) === 'ticket_expired') clearPhoneProof(gateway, reply);
}

export function providerProblemCode({ body }: Extract<ProviderResponse, { ok: false }>): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}

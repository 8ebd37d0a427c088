import { maskPhone } from '@muddat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import { readUniqueCookie } from '../http/unique-cookie.ts';

const SEALED_FOR = 'phone-proof-v1';
/** The longest life of a ticket at the provider, in seconds. The provider's response can only shorten it. */
const PHONE_PROOF_MAX_AGE_S = 900;

const PhoneProof = v.object({
  ticket: v.string(),
  phone: v.string(),
  purpose: v.picklist(['register', 'reset']),
  registered: v.boolean(),
  expiresAt: v.number(),
});
/** Proof that a right code for this phone was entered in this browser; `expiresAt` in ms since 1970. */
export type PhoneProof = v.InferOutput<typeof PhoneProof>;

/** What the browser may learn about its proof; `expires_in` in seconds. */
export const phoneProofView = ({ phone, registered, expiresAt }: PhoneProof, now: number) => ({
  registered,
  expires_in: Math.max(1, Math.ceil((expiresAt - now) / 1000)),
  masked_phone: maskPhone(phone),
});

export function toPhoneProof(
  ticket: { ticket: string; expires_in: number },
  of: Pick<PhoneProof, 'phone' | 'purpose' | 'registered'>,
  now: number,
): PhoneProof {
  return { ...of, ticket: ticket.ticket, expiresAt: now + Math.min(ticket.expires_in, PHONE_PROOF_MAX_AGE_S) * 1000 };
}

/**
 * Stores the provider's ticket in a sealed cookie: scripts cannot read it and other sites cannot send it (SameSite=Strict). The gateway
 * stores nothing for visitors who are not signed in. The provider makes sure that a ticket is used once.
 */
export function setPhoneProof(gateway: Gateway, reply: FastifyReply, proof: PhoneProof): void {
  const value = gateway.sealer.seal(JSON.stringify(proof), SEALED_FOR).toString('base64url');
  const maxAge = Math.max(1, Math.ceil((proof.expiresAt - gateway.now()) / 1000));
  reply.setCookie(gateway.cookies.proof, value, { ...gateway.cookies.options, sameSite: 'strict', maxAge });
}

export function clearPhoneProof(gateway: Gateway, reply: FastifyReply): void {
  reply.clearCookie(gateway.cookies.proof, { ...gateway.cookies.options, sameSite: 'strict' });
}

/** The proof in the request's cookie; a cookie that is expired or invalid is cleared. */
export function readPhoneProof(gateway: Gateway, request: FastifyRequest, reply: FastifyReply): PhoneProof | null {
  const value = readUniqueCookie(request.headers.cookie, gateway.cookies.proof);
  if (value === undefined) return null;
  const proof = parsePhoneProof(gateway.sealer.open(Buffer.from(value, 'base64url'), SEALED_FOR));
  if (proof !== null && proof.expiresAt > gateway.now()) return proof;
  clearPhoneProof(gateway, reply);
  return null;
}

function parsePhoneProof(text: string | null): PhoneProof | null {
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PhoneProof), text);
  return parsed.success ? parsed.output : null;
}

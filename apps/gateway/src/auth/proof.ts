import type { Gateway } from '../gateway.ts';
import type { OperationHandler } from '../http/operations.ts';
import { clearPhoneProof, phoneProofView, readPhoneProof } from './phone-proof-cookie.ts';

/** GET /api/auth/proof -> `{proof: {purpose, masked_phone, expires_in, registered} | null}`. */
export function getPhoneProofHandler(gateway: Gateway): OperationHandler<'getProof'> {
  return async (request, reply) => {
    const proof = readPhoneProof(gateway, request, reply);
    return { proof: proof && { purpose: proof.purpose, ...phoneProofView(proof, gateway.now()) } };
  };
}

/** DELETE /api/auth/proof -> 204: clears the proof cookie. */
export function forgetPhoneProofHandler(gateway: Gateway): OperationHandler<'forgetProof'> {
  return async (_request, reply) => {
    clearPhoneProof(gateway, reply);
    return reply.code(204).send();
  };
}

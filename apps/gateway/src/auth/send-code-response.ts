import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ResponseOf } from '../http/operations.ts';
import { badAnswerProblem } from '../http/problem.ts';
import type { ProviderResponse } from '../sessions/provider.ts';
import { sendProviderRefusal } from './provider-refusal.ts';

const SentCode = v.object({ length: v.number(), resend_after: v.number(), expires_in: v.number(), masked_phone: v.string() });

/** Response to a request for a code: the fields of the provider's response that the contract names, or the provider's refusal. */
export function toSendCodeResponse(
  answer: ProviderResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): ResponseOf<'sendCode'> | FastifyReply {
  if (!answer.ok) return sendProviderRefusal(answer, request, reply);
  const sent = v.safeParse(SentCode, answer.body);
  if (!sent.success) throw badAnswerProblem();
  return sent.output;
}

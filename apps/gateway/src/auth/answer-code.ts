import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AnswerOf } from '../http/operations.ts';
import { Problem } from '../http/problem.ts';
import type { ProviderAnswer } from '../sessions/provider.ts';
import { refuse } from './provider-failure.ts';

const SentCode = v.object({ length: v.number(), resend_after: v.number(), expires_in: v.number(), masked_phone: v.string() });

/** Response to a request for a code: the fields of the provider's response that the contract names, or the provider's refusal. */
export function answerCode(answer: ProviderAnswer, request: FastifyRequest, reply: FastifyReply): AnswerOf<'sendCode'> | FastifyReply {
  if (!answer.ok) return refuse(answer, request, reply);
  const sent = v.safeParse(SentCode, answer.body);
  if (!sent.success) throw new Problem('upstream_unavailable');
  return sent.output;
}

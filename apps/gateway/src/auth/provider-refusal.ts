import { isProblemCode } from '@muddat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { badAnswerProblem, Problem, refusalProblem } from '../http/problem.ts';
import type { ProviderResponse } from '../sessions/provider.ts';

const Seconds = v.optional(v.number());
/** The fields of a provider's problem that the browser may see. Leaves out the ticket that comes with `registration_needed`. */
const ProviderProblem = v.object({
  code: v.string(),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  tries_left: v.optional(v.number()),
  previous_code: v.optional(v.boolean()),
  resend_after: Seconds,
  retry_after: Seconds,
  expires_in: Seconds,
  /** The methods by which the customer of a frozen account can prove who they are. Only set for a frozen account. */
  methods: v.optional(v.array(v.string())),
});
/** The provider names the field `username`, as OAuth does; the form's field is the phone. */
const FIELD_NAMES: Readonly<Record<string, string>> = { username: 'phone' };

type ProblemResponse = { status: number; headers: Record<string, string>; body: { code: string } & Record<string, unknown> };

/**
 * The provider's own problem body, already in the reader's language. A 503 keeps its `Retry-After`. Any other 5xx, a refused token or client (`unauthorized`), and a response that
 * is no problem body become 502, because the reader can do nothing about them.
 */
function toProblemResponse(answer: Extract<ProviderResponse, { ok: false }>, requestId: string): ProblemResponse {
  if (answer.status === 503) {
    throw new Problem('upstream_unavailable', { status: 503, headers: { 'retry-after': answer.retryAfter ?? '60' } });
  }
  if (answer.status >= 500) throw refusalProblem(answer.status);
  const problem = v.safeParse(ProviderProblem, answer.body);
  if (!problem.success || !isProblemCode(problem.output.code)) throw badAnswerProblem();
  if (problem.output.code === 'unauthorized') throw refusalProblem(answer.status);
  const { fields, ...rest } = problem.output;
  const renamed = fields && Object.fromEntries(Object.entries(fields).map(([name, code]) => [FIELD_NAMES[name] ?? name, code]));
  return {
    status: answer.status,
    headers: answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter },
    body: { ...rest, ...(renamed ? { fields: renamed } : {}), request_id: requestId },
  };
}

/** Sends the provider's refusal to the browser. Throws `upstream_unavailable` if the reader can do nothing about it. */
export function sendProviderRefusal(
  answer: Extract<ProviderResponse, { ok: false }>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, headers, body } = toProblemResponse(answer, request.id);
  request.refusal = body.code;
  return reply.code(status).headers(headers).send(body);
}

import { localeFromAcceptLanguage, problemMessage } from '@muddat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** The JSON body of a problem. Its message is in the language of the request's Accept-Language. */
export function problemBody(problem: Problem, request: FastifyRequest): Record<string, unknown> {
  return {
    ...problem.extras,
    code: problem.code,
    message: problemMessage(problem.code, localeFromAcceptLanguage(request.headers['accept-language']), problem.extras),
    ...(problem.fields === undefined ? {} : { fields: problem.fields }),
    request_id: request.id,
  };
}

export function sendProblem(reply: FastifyReply, problem: Problem, request: FastifyRequest): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem, request)));
}

const FRAMEWORK_ERRORS: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem('malformed_json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Problem('malformed_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem('malformed_json'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('body_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('unsupported_media_type'),
  FST_ERR_CTP_INVALID_TYPE: () => new Problem('unsupported_media_type'),
  FST_ERR_BAD_URL: () => new Problem('not_found'),
};

/**
 * The Problem for a thrown error: itself, or a 4xx for a request that Fastify could not parse. Null for any other error, which becomes a
 * 500.
 */
export function toProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (error instanceof URIError) return new Problem('validation_failed', { status: 400 });
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return FRAMEWORK_ERRORS[error.code]?.() ?? null;
}

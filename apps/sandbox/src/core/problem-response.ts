import { localeFromAcceptLanguage, problemMessage } from '@muddat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from './database-away.ts';
import { isDiskFull } from './disk-full.ts';
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

/** An operator frees space in minutes, not seconds. */
const DISK_FULL_RETRY_SECONDS = 60;
const DATABASE_AWAY_RETRY_SECONDS = 2;

/**
 * The Problem for a thrown error: itself, a 4xx for a request that Fastify could not parse, or a 503 on a full disk: nothing was written,
 * and the same call will work once there is space. A 503 also while the database is away. Null for any other error, which becomes a 500.
 */
export function toProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (isDiskFull(error)) {
    return new Problem('upstream_unavailable', { status: 503, headers: { 'retry-after': String(DISK_FULL_RETRY_SECONDS) } });
  }
  if (isDatabaseAway(error)) {
    return new Problem('upstream_unavailable', { status: 503, headers: { 'retry-after': String(DATABASE_AWAY_RETRY_SECONDS) } });
  }
  if (error instanceof URIError) return new Problem('validation_failed', { status: 400 });
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return FRAMEWORK_ERRORS[error.code]?.() ?? null;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from '../../http/as-problem.ts';
import { logFailure } from '../../http/log-summary.ts';
import { sendFileNotFound } from './send-file-not-found.ts';

/** Status in metrics and logs for a client that has disconnected, so that nobody reads the response. */
const CLIENT_LEFT = 499;

/** Answers a failure to generate a file with a short text, since nobody reads an error page in place of a file. */
export function sendFileFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const problem = asProblem(error);
  if (problem.code === 'not_found') return sendFileNotFound(reply);
  if (reply.raw.destroyed) return reply.code(CLIENT_LEFT).send();
  logFailure(
    { log: request.log, logSummary: request.server.logSummary },
    problem.code === 'internal' ? error : problem,
    { route: request.label },
    'a file could not be made',
  );
  reply.headers({ 'cache-control': 'no-store', ...problem.options.headers }).type('text/plain; charset=utf-8');
  return reply.code(problem.statusCode).send('Failed\n');
}

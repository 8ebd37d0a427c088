import type { FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from '../http/as-problem.ts';
import { isApiPath, sendProblem } from '../http/server.ts';
import { sendFileNotFound } from './assets/send-file-not-found.ts';
import { type DocumentServices, sendErrorPage } from './routes.ts';

/**
 * Responds to a failure in the format of the request: a short text for a file, a problem body for the API, an error page for a document.
 */
export function sendErrorResponse(
  documents: DocumentServices | null,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const problem = asProblem(error);
  request.failureCause = problem.options.cause ?? null;
  const url = request.raw.url ?? '';
  if (url.startsWith('/assets/') && problem.statusCode < 500) return sendFileNotFound(reply);
  if (problem.code === 'internal') request.log.error({ err: error, route: request.label }, 'unforeseen failure');
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isApiPath(url);
  if (!isPage || documents === null) return sendProblem(problem, request, reply);
  void reply.headers({ ...problem.options.headers });
  return sendErrorPage(documents, request, reply, { status: problem.statusCode });
}

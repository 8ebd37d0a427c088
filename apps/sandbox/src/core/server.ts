import { randomUUID } from 'node:crypto';
import { closeIdleUntilClosed, LOG_SHAPE } from '@muddat/process';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { assertDatabaseWrites } from '../db/assert-database-writes.ts';
import { isDiskFull } from './disk-full.ts';
import { watchRequests } from './metrics/watch-requests.ts';
import { Problem } from './problem.ts';
import { sendProblem, toProblem } from './problem-response.ts';
import { logFailure } from './request-log.ts';
import { registerContractRoutes } from './routes.ts';
import type { ServerDependencies } from './server-dependencies.ts';
import { describeUnknownPath } from './unknown-path.ts';

const BODY_LIMIT_BYTES = 1_048_576;
/** One PATCH of a tus upload may carry the complete file, so the limit is the size of the largest photo. */
const CHUNK_LIMIT_BYTES = 10_485_760;
/** Allows a search of 10 000 characters of four bytes each, percent-encoded. Node's default of 16 KB would reject it. */
const HEADER_LIMIT_BYTES = 147_456;
const TOOL_PATH = /^\/+(?:sandbox|docs)(?:[/?]|$)/;
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The HTTP server: request ids, logs without personal data, problem bodies, body parsing, and the routes of the contracts. */
export function createServer(parts: ServerDependencies): FastifyInstance {
  const app = fastify({
    logger: { level: parts.config.logLevel, ...LOG_SHAPE, ...(parts.logStream ? { stream: parts.logStream } : {}) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: BODY_LIMIT_BYTES,
    http: { maxHeaderSize: HEADER_LIMIT_BYTES },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 200 },
    // A malformed URL has no route, so neither hooks nor the error handler see it. Its text is kept out of the response.
    frameworkErrors: (error, request, reply) =>
      void sendProblem(reply.header('x-request-id', request.id), toProblem(error) ?? new Problem('not_found'), request),
  });
  parseBodies(app);
  watchRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  // Logs the route's pattern, never the address: a query may contain a phone.
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const level = reply.statusCode >= 500 ? 'warn' : 'info';
    request.log[level]({ route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.setNotFoundHandler((request, reply) => sendProblem(reply, unknownPath(parts, request.url), request));
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem === null) logFailure(request.log, error, 'unforeseen failure');
    else if (isDiskFull(error)) request.log.error('the disk is full');
    else if (problem.cause !== undefined) request.log.warn({ cause: problem.cause }, 'a call failed');
    return sendProblem(reply, problem ?? new Problem('internal'), request);
  });
  // For the start scripts and load balancers. Fails if the database does or cannot write, since the sandbox can do nothing without it.
  app.get('/healthz', async (request, reply) => {
    try {
      await assertDatabaseWrites(parts.context.db);
      return await reply.header('cache-control', 'no-store').send({ status: 'ok' });
    } catch (error) {
      logFailure(request.log, error, 'the database does not answer');
      return reply.code(503).header('cache-control', 'no-store').send({ status: 'failed' });
    }
  });
  const closing = new AbortController();
  app.addHook('preClose', async () => {
    closing.abort();
    closeIdleUntilClosed(app.server);
  });
  registerContractRoutes(app, parts, closing.signal);
  return app;
}

/** Under the paths of the tools every refusal is the same, so that other computers cannot learn which tools exist. */
function unknownPath({ contracts, config }: ServerDependencies, url: string): Problem {
  if (TOOL_PATH.test(url)) return new Problem('not_found');
  const reference = config.testTools ? ' The reference of all paths is at /docs.' : '';
  return new Problem('not_found', { extras: { detail: describeUnknownPath(contracts, url) + reference } });
}

function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Some clients send the content type without a body, for example with DELETE; the contract decides whether a body is required.
    if (text === '') done(null, undefined);
    else void parseJson(request, String(text), done);
  });
  app.addContentTypeParser('application/offset+octet-stream', { parseAs: 'buffer', bodyLimit: CHUNK_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    const pairs = [...new URLSearchParams(String(text))];
    const twice = pairs.find(([name], index) => pairs.findIndex(([other]) => other === name) !== index);
    if (twice === undefined) done(null, Object.fromEntries(pairs));
    else done(new Problem('validation_failed', { status: 400, fields: { [twice[0].slice(0, 100)]: 'not_unique' } }));
  });
}

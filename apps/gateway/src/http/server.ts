import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import { closeIdleUntilClosed, LOG_SHAPE } from '@muddat/process';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { asProblem } from './as-problem.ts';
import { createClientErrorHandler } from './client-error.ts';
import { refuseLargeHeads } from './large-head.ts';
import { createLogSummary, type LogSummary } from './log-summary.ts';
import { readerLocale } from './reader-locale.ts';
import { toOriginForm } from './request-target.ts';
import { commonHeaders } from './security-headers.ts';
import type { ServerLimits } from './server-limits.ts';
import { refuseTransferCodings } from './transfer-coding.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';
import { isSafeMethod } from './write-guard.ts';

declare module 'fastify' {
  interface FastifyInstance {
    logSummary: LogSummary;
  }
  interface FastifyRequest {
    /** Name for logs and metrics: the id of a page or operation, never a path. */
    label: string;
    /** Whose turn the request's heavy work waits for: a browser in which somebody has signed in, or a network. */
    owner: string;
    /** Why the request failed, as a fixed word; null if another line has the cause. */
    failureCause: string | null;
  }
  interface FastifyContextConfig {
    /**
     * Names the call for logs, metrics and the audit trail. Called before the write guard and the limits, so that a call that they refuse
     * has its name.
     */
    setLabel?: (request: FastifyRequest) => void;
    /** The route has its own limits, which replace the write limit per address or device. */
    hasOwnLimits?: boolean;
    /** The write limit of the session does not apply. */
    skipsSessionLimit?: boolean;
    /** The route takes reports that browsers send by themselves, without our client's headers. */
    takesReports?: boolean;
  }
}

/** Statuses that a flood of reads gets: one line a minute for each route. Each refused write, such as a payment, has its own line. */
const OVERLOAD: readonly number[] = [429, 503];

export type ServerOptions = {
  config: Config;
  limits: ServerLimits;
  /** Receives log lines instead of standard output; for tests. */
  logStream?: { write(line: string): void };
  onResponse(label: string, method: string, status: number, seconds: number): void;
  /** Answers any failure, including one before a route was found (an address that cannot be parsed). */
  onFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
};

/** Whether an address belongs to the API, so that a failed call gets a problem body instead of a page. */
export const isApiPath = (url: string | undefined): boolean => /^\/api(\/|\?|$)/.test(url ?? '');

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error);
  request.refusal = problem.code;
  const locale = readerLocale(request.headers['accept-language'], request.cookies?.['locale']);
  // The failed response may have set headers that describe its own body.
  for (const name of ['content-encoding', 'etag']) reply.removeHeader(name);
  return reply
    .code(problem.statusCode)
    .headers({ 'cache-control': 'no-store', ...problem.options.headers })
    .type('application/json; charset=utf-8')
    .send(problem.body(locale, request.id));
}

/** The Fastify instance without routes: request ids, common headers, raw bodies, timings, and logs without personal data. */
export async function createServer({ config, limits, logStream, onResponse, onFailure }: ServerOptions): Promise<FastifyInstance> {
  const secure = config.publicUrl?.startsWith('https://') ?? false;
  const headers = commonHeaders(secure);
  const app = fastify({
    logger: {
      level: config.logLevel,
      ...LOG_SHAPE,
      ...(logStream ? { stream: logStream } : {}),
      serializers: { ...LOG_SHAPE.serializers, req: () => ({}), res: () => ({}) },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    http: { maxHeaderSize: limits.headBytes, headersTimeout: limits.headMs, connectionsCheckingInterval: limits.slowCheckMs },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: createClientErrorHandler(headers),
    rewriteUrl: toOriginForm,
    requestIdHeader: false,
    genReqId: (_request: IncomingMessage) => randomUUID(),
    frameworkErrors: (error, request, reply) => {
      void onFailure(error, request, reply.headers({ ...headers, 'x-request-id': request.id }));
    },
  });
  const logSummary = createLogSummary((fields, message) => app.log.warn(fields, message));
  app.decorate('logSummary', logSummary);
  app.addHook('onClose', async () => logSummary.close());
  app.server.maxConnections = limits.connections;
  // A socket remembers the address only if it was read before the client disconnected. Limits read it later.
  app.server.on('connection', (socket) => void socket.remoteAddress);
  app.setErrorHandler(onFailure);
  app.decorateRequest('label', 'other');
  app.decorateRequest('owner', '');
  app.decorateRequest('failureCause', null);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...headers, 'x-request-id': request.id });
    // API responses may be personal: not stored unless the route sets another Cache-Control.
    if (isApiPath(request.raw.url)) void reply.header('cache-control', 'no-store');
  });
  if (config.trustedProxies.length === 0) warnOfUntrustedProxy(app);
  app.addHook('onRequest', refuseLargeHeads(limits.headWithoutQueryBytes));
  app.addHook('onRequest', refuseTransferCodings);
  app.addHook('onResponse', async (request, reply) => {
    onResponse(request.label, request.method, reply.statusCode, reply.elapsedTime / 1000);
    // Logs the label, never the address: a query or an unknown path may contain a phone.
    const cause = request.failureCause === null ? {} : { cause: request.failureCause };
    const answer = { route: request.label, method: request.method, status: reply.statusCode, ...cause };
    const line = { ...answer, ms: Math.round(reply.elapsedTime) };
    if (isSafeMethod(request.method) && OVERLOAD.includes(reply.statusCode)) logSummary.note(answer, 'refused');
    else if (reply.statusCode >= 500) request.log.warn(line, 'answered');
    else request.log.info(line, 'answered');
  });
  app.addHook('preClose', async () => closeIdleUntilClosed(app.server));
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return app;
}

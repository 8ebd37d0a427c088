import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { asProblem } from './as-problem.ts';
import { createClientErrorHandler } from './client-error.ts';
import { refuseLargeHeads } from './large-head.ts';
import { readerLocale } from './reader-locale.ts';
import { commonHeaders } from './security-headers.ts';
import type { ServerLimits } from './server-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name for logs and metrics: a page's or operation's id, never a path. */
    label: string;
  }
  interface FastifyContextConfig {
    /** Names the call for logs, figures and the audit trail before anything may refuse it. */
    names?: (request: FastifyRequest) => void;
    /** Counts its calls by limits of its own in place of the one of writes by address. */
    limitsItself?: boolean;
    /** Takes what browsers report by themselves, which carries none of our client's headers. */
    takesReports?: boolean;
  }
}

const IDLE_SWEEP_MS = 50;

export type ServerOptions = {
  config: Config;
  limits: ServerLimits;
  /** Where log lines go instead of standard output; tests read them. */
  logStream?: { write(line: string): void };
  answered(label: string, method: string, status: number, seconds: number): void;
  /** Answers whatever went wrong, also before a route was found (an address that cannot be read). */
  onFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
};

/** Whether an address is the API's: its failures are problem bodies, all others are pages. */
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

/** The HTTP frame: request ids, headers on every answer, bodies as bytes, logs without personal data, times. No routes yet. */
export async function createServer({ config, limits, logStream, answered, onFailure }: ServerOptions): Promise<FastifyInstance> {
  const secure = config.publicUrl?.startsWith('https://') ?? false;
  const headers = commonHeaders(secure);
  const app = fastify({
    logger: {
      level: config.logLevel,
      base: null,
      ...(logStream ? { stream: logStream } : {}),
      serializers: { req: () => ({}), res: () => ({}) },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.stillMs,
    http: { maxHeaderSize: limits.headBytes, headersTimeout: limits.headMs, connectionsCheckingInterval: limits.slowCheckMs },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: createClientErrorHandler(headers),
    requestIdHeader: false,
    genReqId: (_request: IncomingMessage) => randomUUID(),
    frameworkErrors: (error, request, reply) => {
      void onFailure(error, request, reply.headers({ ...headers, 'x-request-id': request.id }));
    },
  });
  app.server.maxConnections = limits.connections;
  app.setErrorHandler(onFailure);
  app.decorateRequest('label', 'other');
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...headers, 'x-request-id': request.id });
    // Personal unless somebody further on knows better.
    if (isApiPath(request.raw.url)) void reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', refuseLargeHeads(limits.headBesideQueryBytes));
  app.addHook('onResponse', async (request, reply) => {
    answered(request.label, request.method, reply.statusCode, reply.elapsedTime / 1000);
    // The label, never the address: a query or an unknown path may hold a phone.
    const line = { route: request.label, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) request.log.warn(line, 'answered');
    else request.log.info(line, 'answered');
  });
  // A connection that was busy when closing began stays open afterwards and would hold the process until its client leaves.
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
    app.server.once('close', () => clearInterval(sweep));
  });
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return app;
}

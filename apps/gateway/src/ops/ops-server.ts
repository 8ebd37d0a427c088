import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Gateway } from '../gateway.ts';
import { createReadinessCheck } from './readiness.ts';
import { readRelease } from './release.ts';

/** Enough for a load balancer, a scraper and a person. */
const MAX_CONNECTIONS = 32;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a response. HEAD needs no special case, because Node leaves out the body of a response to HEAD. */
function send(response: ServerResponse, status: number, type: string, body: string, headers: Record<string, string> = {}): void {
  const common = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  response.writeHead(status, { ...common, ...headers }).end(body);
}

/**
 * The server for `/readyz`, `/metrics` and `/release`, on its own port (OPS_PORT), which visitors cannot reach. The returned server does
 * not listen yet.
 */
export function createOpsServer(gateway: Gateway): Server {
  const readiness = createReadinessCheck(gateway);
  gateway.metrics.observe({
    store: gateway.config.redisUrl === null ? 'files' : 'redis',
    isStopping: () => gateway.closing.aborted,
    readiness,
    waiting: gateway.upstream.waiting,
  });
  const release = JSON.stringify(readRelease());
  const answers: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/readyz': async (response) => {
      if (gateway.closing.aborted) return send(response, 503, JSON_TYPE, JSON.stringify({ status: 'stopping', checks: {} }));
      const { ready, checks } = await readiness();
      return send(response, ready ? 200 : 503, JSON_TYPE, JSON.stringify({ status: ready ? 'ready' : 'not ready', checks }));
    },
    '/metrics': async (response) => send(response, 200, gateway.metrics.contentType, await gateway.metrics.text()),
    '/release': async (response) => send(response, 200, JSON_TYPE, release),
  };
  const server = createServer((request, response) => {
    const answer = answers[(request.url ?? '').replace(/\?.*/s, '')];
    if (answer === undefined) return send(response, 404, 'text/plain', 'Not found\n');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 405, 'text/plain', 'Method not allowed\n', { allow: 'GET, HEAD' });
    return void answer(response).catch((error: unknown) => {
      gateway.log.error({ err: error }, 'readiness or metrics could not be answered');
      if (!response.headersSent) send(response, 500, 'text/plain', 'Failed\n');
    });
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

import { createServer, type Server } from 'node:http';

type OperatorAnswer = { readonly status?: number; readonly type?: string; readonly body: string };
type ErrorLog = { error(fields: { err: unknown }, message: string): void };

/** Enough for a load balancer, a scraper and a person. */
const MAX_CONNECTIONS = 32;
const JSON_TYPE = 'application/json; charset=utf-8';

/** A server for operators, with an answer for each path (200 and JSON unless it says otherwise). The returned server does not listen yet. */
export function createOperatorServer(answers: Readonly<Record<string, () => Promise<OperatorAnswer>>>, log: ErrorLog): Server {
  const find = async (method: string, url: string): Promise<OperatorAnswer & { readonly allow?: string }> => {
    const answer = answers[url.replace(/\?.*/s, '')];
    if (answer === undefined) return { status: 404, type: 'text/plain', body: 'Not found\n' };
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, type: 'text/plain', body: 'Method not allowed\n', allow: 'GET, HEAD' };
    return answer().catch((error: unknown) => {
      log.error({ err: error }, 'readiness or metrics could not be answered');
      return { status: 500, type: 'text/plain', body: 'Failed\n' };
    });
  };
  const server = createServer((request, response) => {
    void find(request.method ?? '', request.url ?? '').then(({ status = 200, type = JSON_TYPE, body, allow }) => {
      const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
      // HEAD needs no special case, because Node leaves out the body of a response to HEAD.
      response.writeHead(status, { ...headers, ...(allow === undefined ? {} : { allow }) }).end(body);
    });
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

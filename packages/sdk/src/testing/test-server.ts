import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type ReceivedRequest = { method: string; url: string; headers: IncomingMessage['headers']; body: string; bytes: Buffer };
export type RespondWith = (response: ServerResponse, seen: ReceivedRequest) => void;

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RespondWith =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
export const text =
  (status: number, body: string, headers: Record<string, string> = {}): RespondWith =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };
export const hang: RespondWith = () => undefined;
export const reset: RespondWith = (response) => {
  response.socket?.destroy();
};
/** The head and half of a body, and then nothing. */
export const hangInBody: RespondWith = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"a":');
};
export const resetInBody: RespondWith = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"a":', () => response.socket?.destroy());
};

/** Parts of an event stream. It stays open after the last of them, unless `end` says how it ends. */
export const eventStream =
  (parts: readonly string[], end: 'open' | 'end' | 'reset' = 'end'): RespondWith =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    for (const part of parts) response.write(part);
    if (end === 'end') response.end();
    // Not before the parts are on their way.
    else if (end === 'reset') setTimeout(() => response.socket?.destroy(), 20);
  };

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** A real HTTP server on loopback: each request takes the next of the answers, the last one again and again. */
export async function startTestServer() {
  const seen: ReceivedRequest[] = [];
  let answers: RespondWith[] = [json(200, {})];
  const server = createServer((request, response) => {
    readBody(request)
      .then((bytes) => {
        const { method = '', url = '', headers } = request;
        const record = { method, url, headers, body: bytes.toString('utf8'), bytes };
        seen.push(record);
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        answer?.(response, record);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const { port } = address;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    seen,
    answerWith(...next: RespondWith[]) {
      seen.length = 0;
      answers = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type ReceivedRequest = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
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

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** A real HTTP server on loopback: each request takes the next of the answers, the last one again and again. */
export async function startTestServer() {
  const seen: ReceivedRequest[] = [];
  let answers: RespondWith[] = [json(200, {})];
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => {
        const record = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
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

import { createServer, request as httpRequest } from 'node:http';

export type ResponseRecorder = {
  url: string;
  /** Bodies of all responses so far whose request's address begins with `start`. */
  responses(start: string): string[];
  close(): Promise<void>;
};

/** A proxy between the gateway and a backend that records responses, like a thief inside the network. */
export async function startResponseRecorder(target: string): Promise<ResponseRecorder> {
  const { hostname, port, pathname } = new URL(target);
  const heard: { url: string; body: string }[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    const path = `${pathname.replace(/\/$/, '')}${url}`;
    const onward = httpRequest({ hostname, port, path, method: incoming.method ?? 'GET', headers: incoming.headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        heard.push({ url, body: body.toString() });
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    responses: (start) => heard.filter((one) => one.url.startsWith(start)).map(({ body }) => body),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

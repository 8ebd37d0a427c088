import { createServer } from 'node:http';

export type FakeSiteverify = {
  /** Value of BOT_RECAPTCHA_URL. */
  url: string;
  requests: URLSearchParams[];
  /** The response to every call from now on: 'hang' sends none, 'crash' sends a proxy's error page. */
  nextResponse: object | 'hang' | 'crash';
  close(): Promise<void>;
};

/** A fake of Google's siteverify as far as it is documented: a form in, JSON out. */
export async function startFakeSiteverify(): Promise<FakeSiteverify> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/recaptcha/api/siteverify') return void response.writeHead(404).end();
      fake.requests.push(new URLSearchParams(body));
      if (fake.nextResponse === 'hang') return;
      if (fake.nextResponse === 'crash') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fake.nextResponse));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const fake: FakeSiteverify = {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/recaptcha`,
    requests: [],
    nextResponse: {},
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}

import { createServer } from 'node:http';

export type Siteverify = {
  /** Value of BOT_RECAPTCHA_URL. */
  url: string;
  asked: URLSearchParams[];
  /** The next response: 'hang' sends none, 'crash' sends a proxy's error page. */
  answer: object | 'hang' | 'crash';
  close(): Promise<void>;
};

/** A fake of Google's siteverify as far as it is documented: a form in, JSON out. */
export async function startSiteverify(): Promise<Siteverify> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/recaptcha/api/siteverify') return void response.writeHead(404).end();
      fake.asked.push(new URLSearchParams(body));
      if (fake.answer === 'hang') return;
      if (fake.answer === 'crash') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fake.answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const fake: Siteverify = {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/recaptcha`,
    asked: [],
    answer: {},
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}

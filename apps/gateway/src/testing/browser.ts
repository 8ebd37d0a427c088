import { request as httpRequest } from 'node:http';

type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  bytes: Buffer;
  json: () => Record<string, unknown>;
};
type Ask = { method?: string; headers?: Record<string, string>; body?: string | Buffer; json?: unknown };

/** A browser as far as cookies and the headers of our own client go; addresses are sent exactly as written, redirects are not followed. */
export type Browser = {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** A write as our client sends it. */
  post(path: string, json?: unknown, headers?: Record<string, string>): Promise<Answer>;
  ask(path: string, ask: Ask): Promise<Answer>;
  cookies: Map<string, string>;
};

function keepCookies(jar: Map<string, string>, setCookie: readonly string[]): void {
  for (const line of setCookie) {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const gone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (gone) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

export function createBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const ask = (path: string, { method = 'GET', headers = {}, body, json }: Ask): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const payload = json === undefined ? body : JSON.stringify(json);
      const all = { ...(cookie ? { cookie } : {}), ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers };
      const request = httpRequest({ hostname, port, path, method, headers: all }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          keepCookies(cookies, response.headers['set-cookie'] ?? []);
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, bytes, json: () => JSON.parse(text) });
        });
      });
      request.on('error', reject);
      request.end(payload);
    });
  const own = { origin, 'x-requested-with': 'muddat-web' };
  return {
    cookies,
    ask,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, json, headers = {}) =>
      ask(path, { method: 'POST', headers: { ...own, ...headers }, ...(json === undefined ? {} : { json }) }),
  };
}

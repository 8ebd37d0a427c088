import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { findContractMismatch } from './contract.ts';

type BrowserResponse = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  bytes: Buffer;
  json: () => Record<string, unknown>;
};
type BrowserRequest = { method?: string; headers?: Record<string, string>; body?: string | Buffer; json?: unknown };

/**
 * A test browser with cookies; only `post` and `remove` send our client's headers by themselves. It sends addresses exactly as written and
 * does not follow redirects. A response that breaks the gateway's contract fails the test.
 */
export type Browser = {
  get(path: string, headers?: Record<string, string>): Promise<BrowserResponse>;
  /** A POST with our client's headers, Origin and X-Requested-With. */
  post(path: string, json?: unknown, headers?: Record<string, string>): Promise<BrowserResponse>;
  /** A DELETE with our client's headers, Origin and X-Requested-With. */
  remove(path: string): Promise<BrowserResponse>;
  request(path: string, request: BrowserRequest): Promise<BrowserResponse>;
  cookies: Map<string, string>;
};

/** The status of a response, and the code of its problem if it is one. */
export const statusAndCode = (answer: Pick<BrowserResponse, 'status' | 'json'>): unknown[] =>
  answer.status < 300 ? [answer.status] : [answer.status, answer.json()['code']];

/** Where the test's https site listens, and the certificate to trust there. */
type TlsEndpoint = { ca: string; address: string; port: number };

/** Throws for a `__Host-` cookie that browsers would reject (RFC 6265bis 4.1.3.2): the gateway must not send one. */
function assertHostPrefix(name: string, attributes: readonly string[], secure: boolean): void {
  if (!name.toLowerCase().startsWith('__host-')) return;
  const has = (wanted: RegExp): boolean => attributes.some((attribute) => wanted.test(attribute.trim()));
  if (!secure || !has(/^secure$/i) || !has(/^path=\/$/i) || has(/^domain=/i)) throw new Error(`A browser takes no such cookie: ${name}`);
}

function storeCookies(jar: Map<string, string>, setCookie: readonly string[], secure: boolean): void {
  for (const line of setCookie) {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    assertHostPrefix(pair.slice(0, at), attributes, secure);
    const gone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (gone) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

export function createBrowser(origin: string, tls?: TlsEndpoint): Browser {
  const cookies = new Map<string, string>();
  const ask = (path: string, { method = 'GET', headers = {}, body, json }: BrowserRequest): Promise<BrowserResponse> =>
    new Promise((resolve, reject) => {
      const { hostname, port, host } = new URL(origin);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const payload = json === undefined ? body : JSON.stringify(json);
      // Node sets no Content-Length for DELETE, so the server would read its body as another request.
      const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
      const all = {
        ...length,
        ...(cookie ? { cookie } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      };
      const place = tls
        ? { hostname: tls.address, port: tls.port, servername: hostname, ca: tls.ca, headers: { host, ...all } }
        : { hostname, port, headers: all };
      const request = (tls ? httpsRequest : httpRequest)({ ...place, path, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          storeCookies(cookies, response.headers['set-cookie'] ?? [], tls !== undefined);
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          const status = response.statusCode ?? 0;
          const wrong = findContractMismatch(method, path, { status, contentType: response.headers['content-type'] ?? '', text });
          if (wrong !== null) reject(new Error(wrong));
          else resolve({ status, headers: response.headers, text, bytes, json: () => JSON.parse(text) });
        });
      });
      request.on('error', reject);
      request.end(payload);
    });
  const own = { origin, 'x-requested-with': 'muddat-web' };
  return {
    cookies,
    request: ask,
    get: (path, headers = {}) => ask(path, { headers }),
    remove: (path) => ask(path, { method: 'DELETE', headers: own }),
    post: (path, json, headers = {}) =>
      ask(path, { method: 'POST', headers: { ...own, ...headers }, ...(json === undefined ? {} : { json }) }),
  };
}

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from './testing/backend.ts';
import type { Browser } from './testing/browser.ts';
import { startGateway, type TestGateway } from './testing/start.ts';
import { loadAllowLists } from './upstream/contracts.ts';

/** Rules for the responses of every address: HEAD, 405, encodings and ETags (RFC 9110). */
let gateway: TestGateway;
let customer: Browser;
beforeAll(async () => {
  gateway = await startGateway();
  customer = gateway.browser();
  await customer.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
  gateway.backend.respondTo('/installment/v3/stores', (_seen, response) => {
    response.writeHead(200, { 'content-type': 'application/json', etag: '"v7"' }).end(JSON.stringify({ data: 'store '.repeat(1_000) }));
  });
});
afterAll(() => gateway.close());

const PUBLIC = ['/ru', '/uz', '/payload/ru/index.json', '/sw.js', '/sitemap/pages.xml', '/assets/site/app-1a2b3c.js'];
const STORES = '/api/installment/v3/stores';
const DECODE = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('compressed responses', () => {
  test.each([...PUBLIC, STORES])('%s has the same text in each encoding, and one weak ETag', async (path) => {
    const plain = await gateway.browser().get(path);
    expect([plain.status, plain.headers['content-encoding'], plain.headers['etag']]).toEqual([
      200,
      undefined,
      expect.stringMatching(/^W\/"/),
    ]);
    for (const [name, decode] of Object.entries(DECODE)) {
      const packed = await gateway.browser().get(path, { 'accept-encoding': name });
      // Files of the build are compressed in advance, only with brotli.
      if (path.startsWith('/assets/') && name === 'gzip') continue;
      expect([path, packed.headers['content-encoding']]).toEqual([path, name]);
      expect(decode(packed.bytes).toString()).toBe(plain.text);
      expect(packed.headers['vary']).toMatch(/Accept-Encoding/);
      expect(packed.headers['vary']).toBe(plain.headers['vary']);
      if (!path.startsWith('/assets/')) expect(packed.headers['etag']).toBe(plain.headers['etag']);
    }
  });

  test.each(PUBLIC)('%s gets 304 if If-None-Match has its ETag', async (path) => {
    const browser = gateway.browser();
    const etag = String((await browser.get(path)).headers['etag']);
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const answer = await browser.get(path, { 'if-none-match': known });
      expect([known, answer.status, answer.text, answer.headers['etag']]).toEqual([known, 304, '', etag]);
      expect(answer.headers).not.toHaveProperty('content-encoding');
    }
    expect((await browser.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('responses to a customer are compressed only for same-origin requests (BREACH)', async () => {
    const encodingFor = async (headers: Record<string, string>): Promise<unknown> =>
      (await customer.get(STORES, { 'accept-encoding': 'gzip', ...headers })).headers['content-encoding'];
    expect(await encodingFor({ 'sec-fetch-site': 'same-origin' })).toBe('gzip');
    expect(await encodingFor({ 'sec-fetch-site': 'cross-site' })).toBeUndefined();
    expect(await encodingFor({})).toBeUndefined();
  });

  test.each([
    // Brotli buffers before it writes anything; gzip writes its header at once.
    ['br', 'before the first byte', 'x'.repeat(50_000)],
    ['gzip', 'in the middle', 'x'.repeat(50_001)],
  ])('a %s response that the backend breaks off %s fails instead of looking complete', async (encoding, when, text) => {
    const path = `/installment/v3/store/info/broken-${text.length}`;
    gateway.backend.respondTo(path, (_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/json', etag: '"v7"' }).write(`{"data":"${text}`);
      setTimeout(() => response.destroy(), 200);
    });
    const asked = gateway.browser().get(`/api${path}`, { 'accept-encoding': encoding, 'accept-language': 'ru' });
    if (when === 'in the middle') return expect(asked).rejects.toThrow();
    const answer = await asked;
    expect([answer.status, answer.json()['code']]).toEqual([502, 'upstream_unavailable']);
    for (const name of ['content-encoding', 'etag']) expect(answer.headers).not.toHaveProperty(name);
  });
});

describe('HEAD', () => {
  const operations = Object.entries(loadAllowLists()).flatMap(([api, list]) =>
    list
      .filter(({ method, protocol }) => method === 'GET' && protocol === null)
      .map(({ segments }) => `/api/${api}/${segments.map((segment) => segment ?? 'x1').join('/')}`),
  );
  const own = ['/api/auth/user', '/api/auth/sessions', '/api/auth/passkeys', '/api/auth/proof', '/api/bot/challenge?action=sign-in'];
  const files = ['/healthz', '/robots.txt', '/favicon.ico', '/favicon.svg', '/.well-known/security.txt', '/latest-build.json'];

  test.each([...PUBLIC, ...operations, ...own, ...files, '/', '/ru/orders', '/ru/none', '/assets/none'])(
    'of %s has the status and the headers of GET, and no body',
    async (path) => {
      const headersOf = ({ headers }: { headers: Record<string, unknown> }) =>
        ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag', 'location'].map((name) => headers[name]);
      const headers = { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' };
      // The first visit sets the locale cookie, which changes Cache-Control.
      await customer.get(path, headers);
      const [whole, head] = [await customer.get(path, headers), await customer.request(path, { method: 'HEAD', headers })];
      expect([head.status, head.text, ...headersOf(head)]).toEqual([whole.status, '', ...headersOf(whole)]);
    },
  );

  test('of an event stream gets 200 at once and opens no stream at the backend', async () => {
    const own = await startGateway();
    let opened = 0;
    own.backend.respondTo('/installment/v3/user/events', (_seen, response) => {
      opened += 1;
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1\n\n');
    });
    const browser = own.browser();
    const head = () => browser.request('/api/installment/v3/user/events', { method: 'HEAD' });
    expect((await head()).status).toBe(401);
    await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
    const answers = await Promise.all(Array.from({ length: 11 }, head));
    for (const { status, headers } of answers)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/event-stream', 'no-store']);
    expect(opened).toBe(0);
    await own.close();
  });

  test('of a slow file gets its response once the backend sends the first byte', async () => {
    const own = await startGateway();
    own.backend.respondTo('/installment/v3/user/statement', (_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/zip' }).write('PK');
    });
    const browser = own.browser();
    await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
    const answer = await browser.request('/api/installment/v3/user/statement', { method: 'HEAD' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    await own.close();
  });
});

describe('a 405 response lists the supported methods in Allow (RFC 9110, 15.5.6)', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const apiPaths = Object.entries(loadAllowLists()).flatMap(([api, list]) =>
    list.map(({ segments }) => `/api/${api}/${segments.map((segment) => segment ?? 'x1').join('/')}`),
  );
  const ownPaths = () => gateway.routes.map(({ url }) => url.replace(/:\w+|\*/, 'x1'));

  test('for every address and method', async () => {
    const browser = gateway.browser();
    let refused = 0;
    for (const path of new Set([...ownPaths(), ...apiPaths]))
      for (const method of METHODS) {
        const headers = { origin: gateway.origin, 'x-requested-with': 'muddat-web' };
        const answer = await browser.request(path, { method, headers });
        if (answer.status !== 405) continue;
        refused += 1;
        const allow = String(answer.headers['allow'] ?? '').split(', ');
        expect([path, method, allow]).toEqual([path, method, expect.not.arrayContaining([method, ''])]);
        expect([path, allow.includes('HEAD') || !allow.includes('GET')]).toEqual([path, true]);
      }
    expect(refused).toBeGreaterThan(200);
  });

  test.each([
    ['/ru', 'POST', 'GET, HEAD'],
    ['/ru', 'OPTIONS', 'GET, HEAD'],
    ['/assets/site/app-1a2b3c.js', 'PUT', 'GET, HEAD'],
    ['/healthz', 'DELETE', 'GET, HEAD'],
    ['/api/auth/login', 'GET', 'POST'],
    ['/api/installment/v3/stores', 'DELETE', 'GET, HEAD'],
    ['/api/billing/v1/generate-link', 'GET', 'POST'],
  ])('at %s after %s: %s', async (path, method, allow) => {
    const answer = await gateway.browser().request(path, { method, headers: { origin: gateway.origin, 'x-requested-with': 'muddat-web' } });
    expect([answer.status, answer.headers['allow']]).toEqual([405, allow]);
  });

  test('on the port of readiness and metrics too', async () => {
    for (const path of ['/readyz', '/metrics']) {
      const answer = await gateway.opsBrowser().request(path, { method: 'POST' });
      expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
      expect((await gateway.opsBrowser().request(path, { method: 'HEAD' })).status).toBe(200);
    }
  });
});

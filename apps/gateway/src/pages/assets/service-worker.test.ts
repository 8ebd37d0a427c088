import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

test('/sw.js is revalidated on each request and may connect to this origin only', async () => {
  const browser = gateway.browser();
  const plain = await browser.get('/sw.js');
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
  expect(brotliDecompressSync((await browser.get('/sw.js', { 'accept-encoding': 'br' })).bytes).toString()).toBe(plain.text);
  const known = await browser.get('/sw.js', { 'if-none-match': String(plain.headers['etag']) });
  expect([known.status, known.text]).toEqual([304, '']);
});

test.each(['/ru/sw.js', '/assets/site/sw.js', '/worker/sw.js'])('the service worker is not served at %s', async (path) => {
  expect((await gateway.browser().get(path)).text).not.toContain('addEventListener');
});

import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { API_NAMES } from '@muddat/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

async function signedIn(browser: Browser = gateway.browser()): Promise<Browser> {
  expect(
    (await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password })).status,
  ).toBe(200);
  return browser;
}

describe('public pages', () => {
  test('are rendered once for all utm parameters and spellings of the path, without query and session', async () => {
    const own = await startGateway();
    const browser = await signedIn(own.browser());
    const answers = await Promise.all(['/ru?utm_source=a', '/ru?utm_source=b', '/ru', '/ru/'].map((path) => browser.get(path)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(own.site.renders).toBe(1);
    const seen = JSON.parse(/json">(.*?)<\/script>/.exec(answers[0]?.text ?? '')?.[1] ?? '{}');
    expect(seen).toEqual({
      url: '/ru',
      locale: 'ru',
      alphabet: 'latn',
      origin: own.origin,
      token: 'given',
      apis: [...API_NAMES],
      requestId: 'string',
      operator: 'Muddat Demo MCHJ',
      demo: true,
    });
    expect(own.backend.requestsTo('/auth/oauth/token').map(({ body }) => JSON.parse(body).grant_type)).toContain('client_credentials');
    await own.close();
  });

  test('are compressed, have an ETag that gets 304, and a content security policy with hashes', async () => {
    const browser = gateway.browser();
    const plain = await browser.get('/ru');
    const packed = await browser.get('/ru', { 'accept-encoding': 'gzip;q=0.5, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding, Cookie',
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.text);
    expect((await browser.get('/ru', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
    const etag = String(plain.headers['etag']);
    const known = await browser.get('/ru', { 'if-none-match': `"other", ${etag}` });
    expect([known.status, known.text]).toEqual([304, '']);
    const attribute = createHash('sha256').update('color:red').digest('base64');
    const csp = String(plain.headers['content-security-policy']);
    expect(csp).toContain("script-src 'self' 'sha256-c2NyaXB0'");
    expect(csp).toContain("style-src 'self' 'sha256-c3R5bGU='");
    expect(csp).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${attribute}'`);
    expect(csp).not.toContain('unsafe-inline');
    expect(plain.headers).not.toHaveProperty('x-own');
  });

  test('are not cached while a section is missing, and the last complete version is served instead', async () => {
    const own = await startGateway();
    const browser = own.browser();
    own.site.partial = true;
    const [one, two] = [await browser.get('/ru'), await browser.get('/ru')];
    expect([one.status, one.text === two.text]).toEqual([200, false]);
    const payloads = [await browser.get('/payload/ru/index.json'), await browser.get('/payload/ru/index.json')];
    expect(payloads[0]?.text).not.toBe(payloads[1]?.text);
    own.site.partial = false;
    const whole = await browser.get('/ru');
    own.site.partial = true;
    own.clock.ms += 3_600_000;
    expect((await browser.get('/ru')).text).toBe(whole.text);
    await own.close();
  });

  test('are served from the cache if rendering fails; otherwise the error page appears, or a plain one if that fails too', async () => {
    const own = await startGateway();
    const browser = own.browser();
    const good = await browser.get('/ru');
    own.site.failing = true;
    own.clock.ms += 3_600_000;
    expect((await browser.get('/ru')).text).toBe(good.text);
    const failed = await browser.get('/ru/public-offer');
    expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(failed.text).toContain('Network Error');
    own.site.errorsFailing = true;
    const plain = await browser.get('/uz/public-offer');
    expect(plain.status).toBe(500);
    expect(plain.text).toMatch(/Nimadir xato ketdi[\s\S]*Что-то пошло не так/);
    const missing = await browser.get('/ru/<script>alert(1)</script>');
    expect([missing.status, missing.text.includes('<script>')]).toEqual([404, false]);
    expect(missing.text).toContain('Ой! Мы не можем найти эту страницу.');
    expect(own.logs.join()).toContain('the error page could not be rendered');
    await own.close();
  });
});

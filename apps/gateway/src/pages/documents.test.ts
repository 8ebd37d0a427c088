import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGateway } from '../app.ts';
import { parseConfig } from '../config/config.ts';
import { DEMO } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { writeBundles } from '../testing/bundles.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

declare global {
  var muddatFixtureState: { renders: number; failing: boolean; errorsFailing: boolean };
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  Object.assign(globalThis.muddatFixtureState, { failing: false, errorsFailing: false });
});

async function signedIn(browser: Browser = gateway.browser()): Promise<Browser> {
  expect((await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO.phone, password: DEMO.password })).status).toBe(200);
  return browser;
}

describe('where an address leads', () => {
  test.each([
    ['/', undefined, 302, '/ru'],
    ['/', 'uz', 302, '/uz'],
    ['/', 'oz', 302, '/ru'],
    ['/', 'de', 302, '/ru'],
    ['/?utm_source=x&a=%20b', 'uz', 302, '/uz?utm_source=x&a=%20b'],
    ['/CabinetPage', 'uz', 302, '/uz/cabinet'],
    ['/SignUp?x=1', undefined, 302, '/ru/sign-up?x=1'],
    ['/home', undefined, 302, '/ru'],
    ['/main-page', 'uz', 302, '/uz/main-page'],
    ['/de', undefined, 301, '/ru'],
    ['/de/', 'uz', 301, '/ru'],
    ['/en-US/public-offer?a=1&b=2', 'uz', 301, '/ru/public-offer?a=1&b=2'],
    ['/ru', undefined, 200, null],
    ['/ru/', undefined, 200, null],
    ['/uz', undefined, 200, null],
    ['/oz', undefined, 200, null],
    ['/ru/public-offer', undefined, 200, null],
    ['/ru/sign-up', undefined, 200, null],
    ['/ru/main-page', undefined, 302, '/ru/sign-up'],
    ['/uz/orders/100001?from=sms', undefined, 302, '/uz/sign-up'],
    ['/ru/nothing', undefined, 404, null],
    ['/RU', undefined, 301, '/ru'],
    ['/ru//evil.example', undefined, 404, null],
    ['//evil.example/%2e%2e', undefined, 404, null],
    ['/..//evil.example', undefined, 404, null],
    ['/de//evil.example', undefined, 404, null],
    ['/de/%5cevil.example', undefined, 404, null],
    ['/ru/%zz', undefined, 404, null],
    ['/de/../api/auth/user', undefined, 404, null],
  ])('%s with the cookie %s: %i %s', async (path, locale, status, location) => {
    const browser = gateway.browser();
    if (locale) browser.cookies.set('locale', locale);
    const answer = await browser.get(path);
    expect([answer.status, answer.headers['location'] ?? null]).toEqual([status, location]);
    if (status === 302) expect(answer.headers['cache-control']).toBe('no-store');
    if (status === 301) expect(answer.headers['cache-control']).toContain('max-age');
    expect((await browser.ask(path, { method: 'HEAD' })).status).toBe(status);
  });

  test('[S2-33] an unknown locale is 301 to the Russian path with its query; what matches nothing there is 404 with the path', async () => {
    const browser = gateway.browser();
    const moved = await browser.get('/fr/no-such-page?a=1');
    expect([moved.status, moved.headers['location']]).toEqual([301, '/ru/no-such-page?a=1']);
    const answer = await browser.get(String(moved.headers['location']));
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('/ru/no-such-page');
    expect((await browser.get('/fr/public-offer')).headers['location']).toBe('/ru/public-offer');
    expect((await browser.get('/ru/public-offer')).status).toBe(200);
  });

  test('[S9-01] the language is kept in the cookie named locale', async () => {
    const browser = gateway.browser();
    const first = await browser.get('/uz');
    expect(String(first.headers['set-cookie'])).toBe('locale=uz; Max-Age=31536000; Path=/; SameSite=Lax');
    expect((await browser.get('/')).headers['location']).toBe('/uz');
    expect((await browser.get('/uz/public-offer')).headers['set-cookie']).toBeUndefined();
    await browser.get('/ru/sign-up');
    expect(browser.cookies.get('locale')).toBe('ru');
    await browser.get('/de');
    expect(browser.cookies.get('locale')).toBe('ru');
  });

  test('oz answers the page of uz, rendered once, with a canonical link to it', async () => {
    const [uz, oz] = [await gateway.browser().get('/uz/privacy-policy'), await gateway.browser().get('/oz/privacy-policy')];
    expect(oz.text).toBe(uz.text);
    expect(oz.headers['link']).toBe(`<${gateway.origin}/uz/privacy-policy>; rel="canonical"`);
    expect(uz.headers['link']).toBeUndefined();
    expect(oz.headers['content-language']).toBe('uz');
  });
});

describe('public pages', () => {
  test('are rendered once for everybody, without the query and without a session', async () => {
    const before = globalThis.muddatFixtureState.renders;
    const own = await startGateway();
    const browser = await signedIn(own.browser());
    const answers = await Promise.all(['/ru?utm_source=a', '/ru?utm_source=b', '/ru', '/ru/'].map((path) => browser.get(path)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(globalThis.muddatFixtureState.renders).toBe(before + 1);
    const seen = JSON.parse(/json">(.*?)<\/script>/.exec(answers[0]?.text ?? '')?.[1] ?? '{}');
    expect(seen).toEqual({
      url: '/ru',
      locale: 'ru',
      origin: own.origin,
      token: 'given',
      apis: ['auth', 'installment', 'mobile', 'builder', 'billing'],
      requestId: 'string',
    });
    expect(own.backend.calls('/auth/oauth/token').map(({ body }) => JSON.parse(body).grant_type)).toContain('client_credentials');
    await own.close();
  });

  test('come compressed, with an ETag that is honoured, and a policy by hash', async () => {
    const browser = gateway.browser();
    const plain = await browser.get('/ru');
    const packed = await browser.get('/ru', { 'accept-encoding': 'gzip, br;q=0.5' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.text);
    expect((await browser.get('/ru', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBeUndefined();
    const etag = String(plain.headers['etag']);
    const known = await browser.get('/ru', { 'if-none-match': `"other", W/${etag}` });
    expect([known.status, known.text]).toEqual([304, '']);
    const attribute = createHash('sha256').update('color:red').digest('base64');
    const csp = String(plain.headers['content-security-policy']);
    expect(csp).toContain("script-src 'self' 'sha256-c2NyaXB0'");
    expect(csp).toContain("style-src 'self' 'sha256-c3R5bGU='");
    expect(csp).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${attribute}'`);
    expect(csp).not.toContain('unsafe-inline');
    expect(plain.headers).not.toHaveProperty('x-own');
  });

  test('stand when their renewal fails, and a page never rendered is the error page, then the plain one in both languages', async () => {
    const own = await startGateway();
    const browser = own.browser();
    const good = await browser.get('/ru');
    globalThis.muddatFixtureState.failing = true;
    own.clock.ms += 3_600_000;
    expect((await browser.get('/ru')).text).toBe(good.text);
    const failed = await browser.get('/ru/public-offer');
    expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(failed.text).toContain('Network Error');
    globalThis.muddatFixtureState.errorsFailing = true;
    const plain = await browser.get('/uz/public-offer');
    expect(plain.status).toBe(500);
    expect(plain.text).toMatch(/Nimadir notoʻgʻri[\s\S]*Что-то пошло не так/);
    const missing = await browser.get('/ru/<script>alert(1)</script>');
    expect([missing.status, missing.text.includes('<script>')]).toEqual([404, false]);
    expect(missing.text).toContain('Ой! Мы не можем найти эту страницу.');
    expect(own.logs.join()).toContain('the error page could not be rendered');
    await own.close();
  });
});

describe('the guard of the first document', () => {
  test('[S2-37] the page a guest asked for is remembered, and reused once after sign-in', async () => {
    const browser = gateway.browser();
    const asked = await browser.get('/ru/orders/100001?tab=history');
    expect(asked.headers['location']).toBe('/ru/sign-up');
    expect(String(asked.headers['set-cookie'])).toMatch(/muddat-target=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
    const login = { strategy: 'customer', phone: DEMO.phone, password: DEMO.password };
    expect((await browser.post('/api/auth/login', login)).json()['redirect_to']).toBe('/ru/orders/100001?tab=history');
    expect(browser.cookies.has('muddat-target')).toBe(false);
    expect((await browser.post('/api/auth/login', login)).json()['redirect_to']).toBeNull();
    const plant = async (target: unknown, age = 0): Promise<unknown> => {
      const other = gateway.browser();
      other.cookies.set('muddat-target', Buffer.from(JSON.stringify({ target, at: gateway.clock.ms - age })).toString('base64url'));
      return (await other.post('/api/auth/login', login)).json()['redirect_to'];
    };
    expect(await plant('/uz/main-page')).toBe('/uz/main-page');
    expect(await plant('/uz/main-page', 600_000)).toBeNull();
    for (const target of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/ru/..//evil.example',
      '/ru/%2f%2fevil',
      '/api/auth/logout',
      '/ru/sign-up',
      'ru',
      7,
      null,
    ]) {
      expect(await plant(target), String(target)).toBeNull();
    }
    const broken = gateway.browser();
    broken.cookies.set('muddat-target', '!!!');
    expect((await broken.post('/api/auth/login', login)).json()['redirect_to']).toBeNull();
  });

  test('[S2-36] a guest goes to sign-in, a customer on a guest-only page to the main page, one whose session just ended home', async () => {
    const own = await startGateway();
    const browser = own.browser();
    for (const path of ['/uz/main-page', '/uz/orders/1', '/uz/orders/1/pay'])
      expect((await browser.get(path)).headers['location']).toBe('/uz/sign-up');
    await signedIn(browser);
    expect((await browser.get('/uz/sign-up')).headers['location']).toBe('/uz/main-page');
    const page = await browser.get('/uz/main-page');
    expect([page.status, page.text]).toEqual([200, '<!doctype html><html lang="uz"><title>shell app</title></html>']);
    own.clock.ms += 31 * 86_400_000;
    const ended = await browser.get('/uz/orders/100001');
    expect([ended.status, ended.headers['location']]).toEqual([302, '/uz']);
    expect(browser.cookies.has('muddat-dev')).toBe(false);
    expect(
      (await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO.phone, code: DEMO.code })).json()['redirect_to'],
    ).toBe('/uz/orders/100001');
    await own.close();
  });

  test('shells come compressed by the build, are never kept, and carry the policy of their manifest', async () => {
    const browser = await signedIn();
    const shell = await browser.get('/ru/main-page', { 'accept-encoding': 'br' });
    expect(shell.headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'br' });
    expect(brotliDecompressSync(shell.bytes).toString()).toContain('shell app');
    expect(shell.headers['content-security-policy']).toContain("'sha256-c2hlbGw='");
    const signIn = await gateway.browser().get('/ru/sign-up');
    expect(signIn.text).toContain('shell sign-in');
  });
});

describe('files', () => {
  test('of a build are kept for a year, compressed beforehand, with their types', async () => {
    const browser = gateway.browser();
    const script = await browser.get('/assets/site/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(script.bytes).toString()).toContain('console.log');
    const style = await browser.get('/assets/cabinet/app-4d5e6f.css');
    expect([style.headers['content-encoding'], style.headers['content-type']]).toEqual([undefined, 'text/css; charset=utf-8']);
    expect((await browser.get('/assets/site/font-1a2b3c.woff2')).headers['content-type']).toBe('font/woff2');
  });

  test.each([
    '/assets/site/none.js',
    '/assets/site/',
    '/assets/site/../../server/entry-server.js',
    '/assets/site/%2e%2e/%2e%2e/index.html',
    '/assets/',
    '/assets/other/x.js',
    '/favicon.ico',
    '/sw.js',
  ])('%s is a short 404', async (path) => {
    const answer = await gateway.browser().get(path);
    expect([answer.status, answer.text.length < 200, answer.headers['cache-control']]).toEqual([404, true, 'no-store']);
    expect(answer.text).not.toContain('import');
  });

  test('beside the documents: icons, robots, the build’s name; never the bundle’s own index', async () => {
    const browser = gateway.browser();
    expect((await browser.get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await browser.get('/robots.txt')).text).toMatch(/Disallow: \/api\/\n[\s\S]*Disallow: \/ru\/main-page\n/);
    expect((await browser.get('/index.html')).headers['location']).toBe('/ru/index.html');
    const [metadata, latest] = [await browser.get('/build-metadata.json'), await browser.get('/latest-build.json')];
    expect(metadata.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), timestamp: expect.any(Number) });
    expect(latest.json()['id']).toBe(metadata.json()['id']);
    expect(latest.headers['cache-control']).toBe('no-store');
  });
});

test('every answer carries the security headers and a request id', async () => {
  const browser = gateway.browser();
  for (const path of [
    '/',
    '/ru',
    '/ru/none',
    '/ru/sign-up',
    '/ru/main-page',
    '/api/auth/user',
    '/api/none',
    '/assets/site/app-1a2b3c.js',
    '/assets/none',
    '/healthz',
    '/ru/%zz',
    '/robots.txt',
  ]) {
    const { headers } = await browser.get(path);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy'], path).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test.each(['site', 'cabinet'] as const)('without the build of %s the gateway does not start, and says what to do', async (app) => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const dist = writeBundles(folder);
  const parsed = parseConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }, folder);
  if (!parsed.ok) throw new Error('bad fixture');
  await expect(createGateway({ config: parsed.config, dist: { ...dist, [app]: join(folder, 'nowhere') } })).rejects.toThrow(
    /nowhere.* is missing: build the apps first/,
  );
  rmSync(folder, { recursive: true, force: true });
});

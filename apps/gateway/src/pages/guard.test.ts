import { brotliDecompressSync } from 'node:zlib';
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

describe('the guard of the first document', () => {
  test('[X-09] a shell is the same for all customers and orders, and only shells are marked as such', async () => {
    const customer = await signedIn();
    const [one, other] = [await customer.get('/ru/orders/100001'), await customer.get('/ru/orders/100002?status=paid')];
    expect([one.status, one.headers['x-muddat-shell'], one.headers['cache-control']]).toEqual([200, '1', 'no-store']);
    expect(one.text).toBe(other.text);
    expect(one.text).not.toMatch(/100001|Dilnoza/);
    const guest = gateway.browser();
    for (const answer of [await guest.get('/ru/orders/100001'), await guest.get('/ru'), await customer.get('/ru/nothing-here')])
      expect(answer.headers['x-muddat-shell']).toBeUndefined();
  });

  test('[S2-37] remembers a page of this site that a guest requested for ten minutes, and returns it once after sign-in', async () => {
    const browser = gateway.browser();
    const asked = await browser.get('/ru/orders/100001?tab=history');
    expect(asked.headers['location']).toBe('/ru/sign-up');
    expect(String(asked.headers['set-cookie'])).toMatch(/muddat-target=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
    const login = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
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

  test('[S2-36] redirects a guest to sign-in, a customer from sign-in to the main page, and an expired session home', async () => {
    const own = await startGateway();
    const browser = own.browser();
    for (const path of ['/uz/main-page', '/uz/orders/1', '/uz/orders/1/pay'])
      expect((await browser.get(path)).headers['location']).toBe('/uz/sign-up');
    await signedIn(browser);
    expect((await browser.get('/uz/sign-up')).headers['location']).toBe('/uz/main-page');
    const page = await browser.get('/uz/main-page');
    expect([page.status, page.text]).toEqual([200, '<!doctype html><html lang="uz"><title>shell main-page</title></html>']);
    own.clock.ms += 31 * 86_400_000;
    const ended = await browser.get('/uz/orders/100001');
    expect([ended.status, ended.headers['location']]).toEqual([302, '/uz']);
    expect(browser.cookies.has('muddat-dev')).toBe(false);
    expect(
      (await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, code: DEMO_CUSTOMER.code })).json()[
        'redirect_to'
      ],
    ).toBe('/uz/orders/100001');
    await own.close();
  });

  test('[S4-04] ends a session whose refresh is refused and redirects the browser home; an unanswered refresh keeps it', async () => {
    const own = await startGateway();
    own.backend.accessSeconds = 100;
    const refused = await signedIn(own.browser());
    const unanswered = await signedIn(own.browser());
    let answers = true;
    own.backend.respondTo('/auth/oauth/token', ({ body }, response) => {
      if (!answers) return void response.destroy();
      const grant = JSON.parse(body).grant_type;
      const tokens = { access_token: 'access-alone', token_type: 'Bearer', expires_in: 100 };
      response.writeHead(grant === 'password' ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(grant === 'password' ? tokens : { code: 'unauthorized', message: 'x', request_id: 'x' }));
    });
    own.backend.respondTo('/auth/user/profile', (_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"user":{"id":"cus_1"}}');
    });
    const notRefreshable = await signedIn(own.browser());
    own.clock.ms += 100_000;

    answers = false;
    await unanswered.get('/uz/orders/100001');
    expect(unanswered.cookies.has('muddat-dev')).toBe(true);
    expect((await unanswered.get('/api/auth/user')).json()['loggedIn']).toBe(true);
    answers = true;
    for (const browser of [refused, notRefreshable]) {
      const answer = await browser.get('/uz/orders/100001');
      expect([answer.status, answer.headers['location']]).toEqual([302, '/uz']);
      expect(browser.cookies.has('muddat-dev')).toBe(false);
      expect((await browser.get('/uz/public-offer')).status).toBe(200);
    }
    await own.close();
  });

  test('sends shells precompressed, with no-store and the content security policy of their manifest', async () => {
    const browser = await signedIn();
    const shell = await browser.get('/ru/main-page', { 'accept-encoding': 'br' });
    expect(shell.headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'br' });
    expect(brotliDecompressSync(shell.bytes).toString()).toContain('shell main-page');
    expect(shell.headers['content-security-policy']).toContain("'sha256-c2hlbGw='");
    const signIn = await gateway.browser().get('/ru/sign-up');
    expect(signIn.text).toContain('shell sign-up');
  });
});

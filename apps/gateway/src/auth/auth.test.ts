import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const byPassword = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
async function signedIn(): Promise<Browser> {
  const browser = gateway.browser();
  expect((await browser.post('/api/auth/login', byPassword)).status).toBe(200);
  return browser;
}

describe('sign-in', () => {
  test.each([
    ['password', { password: DEMO_CUSTOMER.password }],
    ['code', { code: DEMO_CUSTOMER.code }],
  ])(
    '[S3-02][S3-03][S4-05] by %s fetches tokens and profile, records the sign-in, and returns the session view with an opaque cookie',
    async (kind, secret) => {
      const browser = gateway.browser();
      const answer = await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, ...secret });
      expect(answer.json()).toMatchObject({
        loggedIn: true,
        strategy: 'customer',
        token: true,
        user: { name: 'Dilnoza Karimova' },
        redirect_to: null,
      });
      const [line = ''] = answer.headers['set-cookie'] ?? [];
      expect(line).toMatch(/^muddat-dev=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
      const grant = JSON.parse(gateway.backend.requestsTo('/auth/oauth/token').at(-1)?.body ?? '{}');
      const asked = gateway.backend.requests.map(({ url }) => url);
      expect(asked.slice(asked.lastIndexOf('/auth/oauth/token'))).toEqual([
        '/auth/oauth/token',
        '/auth/user/profile',
        '/auth/user/sign-ins',
      ]);
      expect(grant).toMatchObject({ grant_type: 'password', username: DEMO_CUSTOMER.phone, password_type: kind, client_id: 'muddat-web' });
      expect(gateway.backend.requestsTo('/auth/oauth/token').at(-1)?.headers).toMatchObject({
        clientmodel: 'web',
        'accept-language': 'ru',
      });
    },
  );

  test('[S7-21] GET /api/auth/user reports whether a token exists, but never returns the token', async () => {
    const browser = await signedIn();
    const login = gateway.backend.requests.filter(({ url }) => url === '/auth/user/profile').at(-1);
    const bearer = login?.headers.authorization?.replace('Bearer ', '') ?? 'none';
    const answer = await browser.get('/api/auth/user');
    expect(answer.json()).toMatchObject({ loggedIn: true, token: true, strategy: 'customer' });
    expect(Number(answer.json()['expiresAt'])).toBeGreaterThan(gateway.clock.ms);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(bearer).toMatch(/^access-/);
    for (const text of [answer.text, [...browser.cookies.values()].join()]) expect(text).not.toMatch(/access-|refresh-/);
    expect((await gateway.browser().get('/api/auth/user')).json()).toEqual({
      user: null,
      loggedIn: false,
      strategy: null,
      token: false,
      expiresAt: null,
      refreshExpiresAt: null,
    });
  });

  test.each([
    [{ phone: DEMO_CUSTOMER.phone, password: 'x' }, 400, { strategy: 'required' }, 'No strategy is set!'],
    [{ strategy: 'guest' }, 400, { strategy: 'unsupported' }, 'Strategy not supported: guest'],
    [{ strategy: 'customer' }, 400, { phone: 'required', password: 'required' }, null],
    [{ strategy: 'customer', phone: '901234567', password: 'x' }, 400, { phone: 'format' }, null],
    [{ strategy: 'customer', phone: DEMO_CUSTOMER.phone, code: 123456 }, 400, { code: 'format' }, null],
    [{ strategy: 'customer', phone: DEMO_CUSTOMER.phone, code: '1', password: '2' }, 400, { password: 'not_allowed' }, null],
    [{ strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: 'x'.repeat(129) }, 400, { password: 'max_length' }, null],
    [[], 400, undefined, null],
  ])('[S8-03] with the invalid body %j gets %i with the field errors %j, and no cookie', async (body, status, fields, message) => {
    const answer = await gateway.browser().post('/api/auth/login', body);
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', ...(fields ? { fields } : {}), ...(message ? { message } : {}) });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('with a wrong password or code returns the error of the provider', async () => {
    const browser = gateway.browser();
    const wrong = await browser.post('/api/auth/login', { ...byPassword, password: 'nope' });
    expect([wrong.status, wrong.json()['code']]).toEqual([401, 'invalid_credentials']);
    const code = await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, code: '000000' });
    expect(code.status).toBe(422);
    expect(code.json()).toMatchObject({ code: 'otp_wrong', tries_left: 4, message: 'Введен неправильный код' });
    expect(code.json()['request_id']).toBe(code.headers['x-request-id']);
  });

  test('[S4-05] issues a new session id, whatever id the browser had, and ends the old session', async () => {
    const browser = gateway.browser();
    browser.cookies.set('muddat-dev', 'A'.repeat(43));
    await browser.post('/api/auth/login', byPassword);
    const first = browser.cookies.get('muddat-dev') ?? '';
    expect(first).not.toBe('A'.repeat(43));
    await browser.post('/api/auth/login', byPassword);
    expect(browser.cookies.get('muddat-dev')).not.toBe(first);
    const thief = gateway.browser();
    thief.cookies.set('muddat-dev', first);
    expect((await thief.get('/api/auth/user')).json()['loggedIn']).toBe(false);
  });

  test('[S3-03][S4-05][S8-03] gets 502 and no cookie if the profile lacks the field user, and its tokens are revoked', async () => {
    const own = await startGateway();
    own.backend.respondTo(
      '/auth/user/profile',
      (_seen, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"x"}'),
    );
    const browser = own.browser();
    const answer = await browser.post('/api/auth/login', byPassword);
    expect([answer.status, answer.json()['message']]).toEqual([502, 'User Data response does not contain field user']);
    expect(browser.cookies.has('muddat-dev')).toBe(false);
    await expect.poll(() => own.backend.requestsTo('/auth/oauth/revoke').length).toBe(1);
    await own.close();
  });

  test('[S3-03] gets 502 if the provider returns 200 without access_token', async () => {
    const own = await startGateway();
    own.backend.respondTo(
      '/auth/oauth/token',
      (_seen, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"expires_in":5}'),
    );
    expect((await own.browser().post('/api/auth/login', byPassword)).status).toBe(502);
    await own.close();
  });
});

describe('the session', () => {
  test('survives a restart of the gateway', async () => {
    const browser = await signedIn();
    const value = browser.cookies.get('muddat-dev') ?? '';
    await gateway.restart();
    const again = gateway.browser();
    again.cookies.set('muddat-dev', value);
    expect((await again.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test.each(['A'.repeat(43), 'x', '', '../../etc/passwd', `${'A'.repeat(43)}%00`])(
    'a browser with the forged session cookie %j is a guest, and the cookie is cleared',
    async (value) => {
      const browser = gateway.browser();
      browser.cookies.set('muddat-dev', value);
      const answer = await browser.get('/api/auth/user');
      expect(answer.status).toBe(200);
      expect(answer.json()).toMatchObject({ loggedIn: false, token: false });
      expect(browser.cookies.has('muddat-dev')).toBe(false);
      expect((await browser.get('/api/billing/v1/api-payments/entity-collection')).status).toBe(401);
    },
  );

  test('[S4-05] ends on sign-out and its tokens are revoked; if the provider fails, it ends in the gateway all the same', async () => {
    const browser = await signedIn();
    const stolen = browser.cookies.get('muddat-dev') ?? '';
    const before = gateway.backend.requestsTo('/auth/oauth/revoke').length;
    const answer = await browser.post('/api/auth/logout');
    expect([answer.status, answer.json()['loggedIn']]).toEqual([200, false]);
    expect(browser.cookies.has('muddat-dev')).toBe(false);
    expect(gateway.backend.requestsTo('/auth/oauth/revoke').length).toBe(before + 1);
    const thief = gateway.browser();
    thief.cookies.set('muddat-dev', stolen);
    expect((await thief.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    expect((await gateway.browser().post('/api/auth/logout')).status).toBe(200);

    const other = await startGateway();
    const second = other.browser();
    await second.post('/api/auth/login', byPassword);
    other.backend.respondTo('/auth/oauth/revoke', (_seen, response) => void response.destroy());
    expect((await second.post('/api/auth/logout')).status).toBe(200);
    expect((await second.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    await other.close();
  });

  test('is extended by each visit, and ends 30 days after the last one', async () => {
    const own = await startGateway();
    own.backend.accessSeconds = 31_536_000;
    const browser = own.browser();
    await browser.post('/api/auth/login', byPassword);
    own.clock.ms += 29 * 86_400_000;
    const visit = await browser.get('/api/auth/user');
    expect(visit.json()['loggedIn']).toBe(true);
    expect(String(visit.headers['set-cookie'])).toContain('Max-Age=2592000');
    own.clock.ms += 30 * 86_400_000;
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ loggedIn: false, ended: true });
    expect(browser.cookies.has('muddat-dev')).toBe(false);
    await own.close();
  });
});

describe('codes', () => {
  test('send-code forwards phone, purpose and channel, and returns only the fields of the contract', async () => {
    const answer = await gateway
      .browser()
      .post('/api/auth/send-code', { phone: DEMO_CUSTOMER.phone, purpose: 'sign-in', channel: 'sms', admin: true });
    expect(answer.json()).toEqual({ length: 6, resend_after: 60, expires_in: 300, masked_phone: '+998 90 ••• •• 01' });
    expect(JSON.parse(gateway.backend.requestsTo('/auth/oauth/send-code').at(-1)?.body ?? '')).toEqual({
      phone: DEMO_CUSTOMER.phone,
      purpose: 'sign-in',
      channel: 'sms',
    });
  });

  test('a code requested too early gets 429 with the seconds to wait', async () => {
    const own = await startGateway();
    own.backend.respondTo('/auth/oauth/send-code', (_seen, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '42' });
      response.end('{"code":"resend_too_early","message":"Рано","resend_after":42,"request_id":"x"}');
    });
    const answer = await own.browser().post('/api/auth/send-code', { phone: DEMO_CUSTOMER.phone, purpose: 'sign-in' });
    expect([answer.status, answer.headers['retry-after'], answer.json()['resend_after']]).toEqual([429, '42', 42]);
    await own.close();
  });

  test.each([
    [{}, { phone: 'required', purpose: 'required' }],
    [{ phone: '+7 900', purpose: 'sign-in' }, { phone: 'format' }],
    [{ phone: DEMO_CUSTOMER.phone, purpose: 'spam' }, { purpose: 'format' }],
  ])('send-code refuses the body %j with the field errors %j', async (body, fields) => {
    const answer = await gateway.browser().post('/api/auth/send-code', body);
    expect(answer.status).toBe(400);
    expect(answer.json()['fields']).toEqual(fields);
  });
});

test('a call of /api/auth with a wrong method gets 405, and an unknown path gets 404', async () => {
  const browser = gateway.browser();
  expect((await browser.get('/api/auth/login')).status).toBe(405);
  expect((await browser.get('/api/auth/login')).headers['allow']).toBe('POST');
  expect((await browser.post('/api/auth/user')).status).toBe(405);
  expect((await browser.get('/api/auth/oauth/token')).status).toBe(404);
  expect((await browser.post('/api/auth/token', {})).status).toBe(404);
});

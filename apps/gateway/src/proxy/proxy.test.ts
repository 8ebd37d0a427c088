import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';
import { isRepeatable } from './forward.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

async function signedIn(at = gateway): Promise<Browser> {
  const browser = at.browser();
  expect((await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO.phone, password: DEMO.password })).status).toBe(200);
  return browser;
}
const PAYMENT = '/api/billing/v1/api-payments/payment';
const ORDERS = '/api/installment/v3/user/orders/all';

describe('headers on their way to an upstream', () => {
  test('the gateway adds token, language, client model and organization, and passes nothing of its own on', async () => {
    const browser = await signedIn();
    await browser.get('/api/builder/v1/get?organization=2', {
      'accept-language': 'oz',
      authorization: 'Bearer stolen',
      'x-forwarded-for': '1.2.3.4',
      organization: '7',
      clientmodel: 'ios',
      connection: 'keep-alive, x-secret',
      'x-secret': '1',
    });
    const { url, headers } = gateway.backend.calls('/builder/').at(-1) ?? { url: '', headers: {} };
    expect(url).toBe('/builder/v1/get?organization=2');
    expect(headers).toMatchObject({ 'accept-language': 'oz', clientmodel: 'web', organization: '2' });
    expect(headers.authorization).toMatch(/^Bearer access-/);
    for (const name of ['cookie', 'x-forwarded-for', 'x-secret', 'origin', 'x-requested-with'])
      expect(headers, name).not.toHaveProperty(name);
    const answered = await browser.get(ORDERS, { 'accept-language': 'ru' });
    expect(gateway.backend.calls('/installment/').at(-1)?.headers['x-request-id']).toBe(answered.headers['x-request-id']);
    expect(gateway.backend.calls('/installment/').at(-1)?.headers).not.toHaveProperty('organization');
  });

  test('the language is the cookie where the browser states only its own preferences', async () => {
    const browser = gateway.browser();
    browser.cookies.set('locale', 'uz');
    await browser.get('/api/installment/v3/stores', { 'accept-language': 'en-US,en;q=0.9' });
    expect(gateway.backend.calls('/installment/v3/stores').at(-1)?.headers['accept-language']).toBe('oz');
  });

  test('of an answer only harmless headers come back, and nothing personal is kept', async () => {
    const answer = await (await signedIn()).get(ORDERS);
    expect(answer.json()).toMatchObject({ who: 'customer' });
    expect(answer.headers).not.toHaveProperty('server');
    expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('upstream');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('who may call what', () => {
  test('[S6-01] a guest reads with the guest session of client credentials, obtained once; a customer with the own', async () => {
    const own = await startGateway();
    const guest = own.browser();
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.get('/api/installment/v3/stores')));
    expect(answers.map((answer) => answer.json()['who'])).toEqual(Array(10).fill('guest'));
    const grants = () => own.backend.calls('/auth/oauth/token').map(({ body }) => JSON.parse(body)['grant_type']);
    expect(grants()).toEqual(['client_credentials']);
    expect(own.backend.calls('/auth/user/profile')).toHaveLength(0);
    own.clock.ms += 1_800_000;
    await guest.get('/api/installment/v3/stores');
    expect(grants()).toEqual(['client_credentials', 'client_credentials']);
    const customer = await signedIn(own);
    expect(grants().at(-1)).toBe('password');
    expect((await customer.get('/api/installment/v3/stores')).json()['who']).toBe('customer');
    expect((await guest.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    await own.close();
  });

  test('a guest is refused where the contract asks for a customer, without asking the upstream', async () => {
    const before = gateway.backend.calls('/installment/v3/user').length;
    const answer = await gateway.browser().get(ORDERS);
    expect([answer.status, answer.json()]).toEqual([
      401,
      { code: 'unauthorized', message: 'Вы не авторизованы', ended: false, request_id: answer.headers['x-request-id'] },
    ]);
    expect((await gateway.browser().get(ORDERS, { 'accept-language': 'oz' })).json()['message']).not.toBe('Вы не авторизованы');
    expect(gateway.backend.calls('/installment/v3/user')).toHaveLength(before);
  });

  test('pictures need no token and may be kept, because their server says so', async () => {
    const own = await startGateway();
    own.backend.on(
      '/mobile/v2/picture',
      (_seen, response) =>
        void response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=60' }).end('<svg/>'),
    );
    const answer = await own.browser().get('/api/mobile/v2/picture/store/7');
    expect([answer.text, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
      '<svg/>',
      'public, max-age=60',
      'image/svg+xml',
    ]);
    expect(own.backend.seen).toHaveLength(1);
    expect(own.backend.seen[0]?.headers).not.toHaveProperty('authorization');
    await own.close();
  });
});

describe('what is not let through', () => {
  test.each([
    ['GET', '/api/billing/v1/api-payments/payment/..%2f..%2fentity-collection', 404],
    ['GET', '/api/billing/v1/api-payments/payment/%2e%2e', 404],
    ['GET', '/api/billing/v1/api-payments/payment/..', 404],
    ['GET', '/api/billing/v1/api-payments/../api-payments/entity-collection', 404],
    ['GET', '/api/installment/v3/user/order/%252e%252e', 404],
    ['GET', '/api/installment/v3/user/order/1%0d%0aX-Evil:%201', 404],
    ['GET', '/api/installment/v3/user/order/1%00', 404],
    ['GET', '/api/installment/v3/user/order/%zz', 404],
    ['GET', '/api/installment//v3/stores', 404],
    ['GET', '/api/installment/http://evil.example/', 404],
    ['GET', '/api/installment/v3/admin', 404],
    ['GET', '/api/auth/oauth/token', 404],
    ['GET', '/api/sandbox/sms', 404],
    ['GET', '/api/evil/v1/x', 404],
    ['GET', '/api/', 404],
    ['GET', '/api', 404],
    ['DELETE', '/api/installment/v3/stores', 405],
    ['GET', '/api/billing/v1/generate-link', 405],
  ])('%s %s is answered %i and reaches no upstream', async (method, path, status) => {
    const browser = await signedIn();
    const before = gateway.backend.seen.length;
    const answer = await browser.ask(path, { method, headers: { origin: gateway.origin, 'x-requested-with': 'muddat-web' } });
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject({ code: status === 404 ? 'not_found' : 'method_not_allowed' });
    expect(gateway.backend.seen).toHaveLength(before);
  });

  test.each([
    [
      'an absolute address',
      (host: string) => `GET http://evil.example/api/installment/v3/stores HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    ],
    ['two lengths', (host: string) => `POST ${PAYMENT} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n12345`],
    [
      'length and chunks',
      (host: string) => `POST ${PAYMENT} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'a header with a bare line feed',
      (host: string) => `GET /api/installment/v3/stores HTTP/1.1\r\nHost: ${host}\r\nX-A: 1\nAuthorization : x\r\n\r\n`,
    ],
    ['a folded header', (host: string) => `GET /api/installment/v3/stores HTTP/1.1\r\nHost: ${host}\r\nX-A: 1\r\n  folded\r\n\r\n`],
    ['CONNECT', () => 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  ])('%s reaches no upstream', async (_name, text) => {
    const before = gateway.backend.seen.length;
    const { host, hostname, port } = new URL(gateway.origin);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.end(text(host)));
      let received = '';
      socket.on('data', (chunk: Buffer) => {
        received += chunk.toString();
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
    expect(gateway.backend.seen.slice(before).map(({ url }) => url)).toEqual([]);
  });

  test('bodies: too large, of another type, JSON that is none, each in the reader’s language', async () => {
    const browser = await signedIn();
    const large = await browser.post(PAYMENT, { text: 'x'.repeat(300_000) });
    expect([large.status, large.json()['code']]).toEqual([413, 'body_too_large']);
    const own = { origin: gateway.origin, 'x-requested-with': 'muddat-web' };
    const cases = [
      { type: 'text/plain', body: '{}', status: 415, code: 'unsupported_media_type' },
      { type: 'application/x-www-form-urlencoded', body: 'a=1', status: 415, code: 'unsupported_media_type' },
      { type: 'application/json', body: '{"a":', status: 400, code: 'malformed_json' },
      { type: 'application/json', body: Buffer.from([0x22, 0xff, 0x22]), status: 400, code: 'malformed_json' },
    ];
    const before = gateway.backend.calls('/billing/').length;
    for (const { type, body, status, code } of cases) {
      const answer = await browser.ask(PAYMENT, { method: 'POST', body, headers: { ...own, 'content-type': type } });
      expect([answer.status, answer.json()['code']]).toEqual([status, code]);
      expect(answer.json()['message']).toMatch(/[а-я]/);
    }
    expect(
      (
        await browser.ask('/api/auth/login', { method: 'POST', body: '{"a":', headers: { ...own, 'content-type': 'application/json' } })
      ).json()['code'],
    ).toBe('malformed_json');
    expect(gateway.backend.calls('/billing/')).toHaveLength(before);
  });

  test.each([
    ['no Origin', { 'x-requested-with': 'muddat-web' }],
    ['a foreign Origin', { origin: 'https://evil.example', 'x-requested-with': 'muddat-web' }],
    ['Origin null', { origin: 'null', 'x-requested-with': 'muddat-web' }],
    ['no request header', 'own'],
  ])('a write with %s is 403 and changes nothing', async (_name, headers) => {
    const browser = await signedIn();
    const before = gateway.backend.seen.length;
    const sent = typeof headers === 'string' ? { origin: gateway.origin } : headers;
    for (const path of [PAYMENT, '/api/auth/logout', '/api/auth/login', '/api/auth/refresh', '/api/auth/send-code', '/ru', '/healthz']) {
      const answer = await browser.ask(path, { method: 'POST', json: {}, headers: sent });
      expect([path, answer.status, answer.json()['code']]).toEqual([path, 403, 'origin_not_allowed']);
    }
    expect(gateway.backend.seen).toHaveLength(before);
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test('no preflight is ever granted', async () => {
    const answer = await gateway
      .browser()
      .ask(PAYMENT, { method: 'OPTIONS', headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    for (const name of Object.keys(answer.headers)) expect(name).not.toMatch(/^access-control/);
  });
});

describe('when an upstream fails', () => {
  test.each([
    ['breaks the connection', 502, 'upstream_unavailable'],
    ['redirects', 502, 'upstream_unavailable'],
    ['answers 503 with a page', 502, 'upstream_unavailable'],
    ['never answers', 504, 'upstream_timeout'],
  ])('an upstream that %s is %i', async (how, status, code) => {
    const own = await startGateway({}, 300);
    own.backend.on('/installment/v3/stores', (_seen, response) => {
      if (how === 'breaks the connection') response.destroy();
      if (how === 'redirects') response.writeHead(302, { location: 'http://evil.example/' }).end();
      if (how.startsWith('answers')) response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>nginx</h1>');
    });
    const answer = await own.browser().get('/api/installment/v3/stores', { 'accept-language': 'ru' });
    expect([answer.status, answer.json()['code']]).toEqual([status, code]);
    expect(answer.text).not.toContain('nginx');
    await own.close();
  });

  test('problem bodies of an upstream come through as they are, with status and Retry-After', async () => {
    const own = await startGateway();
    const body = { code: 'amount_below_min', message: 'Сумма платежа меньше допустимой', min: 1000, request_id: 'up' };
    own.backend.on(
      '/billing/',
      (_seen, response) =>
        void response.writeHead(422, { 'content-type': 'application/json', 'retry-after': '3' }).end(JSON.stringify(body)),
    );
    const answer = await (await signedIn(own)).post(PAYMENT, {}, { 'idempotency-key': 'k' });
    expect([answer.status, answer.headers['retry-after'], answer.json()]).toEqual([422, '3', body]);
    await own.close();
  });
});

describe('an access token that ran out', () => {
  test('[S7-22] is refreshed once for 20 callers at once, the token from the session and never from a browser’s body', async () => {
    const own = await startGateway();
    own.backend.accessSeconds = 100;
    const browser = await signedIn(own);
    own.clock.ms += 100_000;
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.get(ORDERS)));
    expect(answers.map((answer) => [answer.status, answer.json()['who']])).toEqual(Array(20).fill([200, 'customer']));
    const refreshes = () =>
      own.backend
        .calls('/auth/oauth/token')
        .map(({ body }) => JSON.parse(body))
        .filter((grant) => grant.grant_type === 'refresh_token');
    expect(refreshes()).toHaveLength(1);
    expect(refreshes()[0]?.refresh_token).toMatch(/^refresh-/);

    const forced = await browser.post('/api/auth/refresh', { refresh_token: 'from-the-browser' });
    expect([forced.status, forced.json()['loggedIn']]).toEqual([200, true]);
    expect(refreshes()).toHaveLength(2);
    expect(own.backend.seen.every(({ body }) => !body.includes('from-the-browser'))).toBe(true);
    expect(forced.text).not.toMatch(/refresh-|access-/);
    expect((await own.browser().post('/api/auth/refresh', { refresh_token: refreshes()[0]?.refresh_token })).status).toBe(401);
    await own.close();
  });

  test('a refused refresh ends the session with a word of it; an unanswered one keeps it', async () => {
    const own = await startGateway();
    own.backend.accessSeconds = 100;
    const browser = await signedIn(own);
    own.clock.ms += 100_000;
    let broken = true;
    own.backend.on('/auth/oauth/token', (_seen, response) => {
      if (broken) response.destroy();
      else response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"unauthorized","message":"x","request_id":"x"}');
    });
    expect((await browser.get(ORDERS)).status).toBe(502);
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(true);
    expect((await browser.post('/api/auth/refresh')).status).toBe(502);
    broken = false;
    const refused = await browser.get(ORDERS);
    expect([refused.status, refused.json()['ended']]).toEqual([401, true]);
    expect(browser.cookies.has('muddat-dev')).toBe(false);
    await own.close();
  });

  test('a 401 of an upstream is met by one refresh, and a reading call is repeated', async () => {
    const own = await startGateway();
    const browser = await signedIn(own);
    let calls = 0;
    const bearers: string[] = [];
    own.backend.on('/installment/v3/user', ({ headers }, response) => {
      calls += 1;
      bearers.push(headers.authorization ?? '');
      response.writeHead(calls === 1 ? 401 : 200, { 'content-type': 'application/json' }).end('{"data":[]}');
    });
    expect((await browser.get(ORDERS)).status).toBe(200);
    expect(new Set(bearers).size).toBe(2);
    await own.close();
  });

  test('a write is repeated only under its idempotency key, and under the same one', async () => {
    const own = await startGateway();
    const browser = await signedIn(own);
    const keys: unknown[] = [];
    own.backend.on('/billing/v1/api-payments/payment', ({ headers }, response) => {
      keys.push(headers['idempotency-key']);
      response.writeHead(keys.length === 1 ? 401 : 201, { 'content-type': 'application/json' }).end('{}');
    });
    expect((await browser.post(PAYMENT, { amount: 1 }, { 'idempotency-key': 'key-1' })).status).toBe(201);
    expect(keys).toEqual(['key-1', 'key-1']);
    keys.length = 0;
    expect((await browser.post(PAYMENT, { amount: 1 })).status).toBe(401);
    expect(keys).toEqual([undefined]);
    await own.close();
  });

  test('tokens that come after a sign-out are discarded and revoked', async () => {
    const own = await startGateway();
    const browser = await signedIn(own);
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    own.backend.on('/auth/oauth/token', async (_seen, response) => {
      await held;
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"access_token":"late","expires_in":100,"refresh_token":"late-refresh"}');
    });
    const stale = own.browser();
    stale.cookies.set('muddat-dev', browser.cookies.get('muddat-dev') ?? '');
    const refreshing = stale.post('/api/auth/refresh');
    await expect.poll(() => own.backend.calls('/auth/oauth/token').length).toBe(2);
    await browser.post('/api/auth/logout');
    letGo();
    expect((await refreshing).status).toBe(401);
    expect(own.backend.calls('/auth/oauth/revoke').map(({ body }) => JSON.parse(body).token)).toContain('late-refresh');
    await own.close();
  });

  test.each([
    ['GET', false, undefined, true],
    ['POST', true, 'k', true],
    ['POST', true, '', false],
    ['POST', true, undefined, false],
    ['POST', false, 'k', false],
    ['DELETE', false, undefined, false],
  ])('%s (takes a key: %s, key %s) may be repeated: %s', (method, takesIdempotencyKey, key, repeatable) => {
    expect(isRepeatable({ method, takesIdempotencyKey }, key)).toBe(repeatable);
  });
});

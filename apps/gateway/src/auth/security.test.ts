import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

const NEW_PHONE = '+998901112233';
const SENT = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01', secret: 'kept' };
const PASSKEY = { id: 'pk_1', name: 'Telefon', created_at: '2026-11-21T09:00:00.000Z', last_used_at: null, public_key: 'kept' };
const changes = { code: '123456', phone: NEW_PHONE, new_code: '654321' };
const credential = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x' } };

let gateway: TestGateway;
/** The provider's next responses, keyed by the start of the path. */
let providerResponses: Record<string, { status: number; body?: object }>;
beforeAll(async () => {
  gateway = await startGateway();
  const answer = (start: string) => (_seen: unknown, response: ServerResponse) => {
    const { status, body } = providerResponses[start] ?? { status: 500 };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body ? JSON.stringify(body) : '');
  };
  for (const start of ['/auth/user/code', '/auth/user/phone', '/auth/user/passkeys', '/auth/oauth/passkey/options'])
    gateway.backend.respondTo(start, answer(start));
});
beforeEach(() => {
  providerResponses = {
    '/auth/user/code': { status: 200, body: SENT },
    '/auth/user/phone': { status: 200, body: { user: { id: 'cus_0001', name: 'Dilnoza Karimova', phone: NEW_PHONE } } },
    '/auth/user/passkeys': { status: 200, body: { data: [PASSKEY] } },
    '/auth/oauth/passkey/options': { status: 200, body: { challenge_id: 'c', options: { rpId: 'localhost', challenge: 'x' } } },
  };
});
afterAll(() => gateway.close());

async function signedIn(): Promise<Browser> {
  const browser = gateway.browser();
  expect(
    (await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password })).status,
  ).toBe(200);
  return browser;
}
/** A browser that has re-authenticated after the sign-in: adding a passkey does not accept the sign-in itself as a proof. */
async function steppedUpBrowser(): Promise<Browser> {
  const browser = await signedIn();
  expect((await browser.post('/api/auth/step-up', { method: 'password', password: DEMO_CUSTOMER.password })).status).toBe(200);
  return browser;
}
const idOf = (browser: Browser): string => browser.cookies.get('muddat-dev') ?? '';
const lastBody = (start: string): unknown => JSON.parse(gateway.backend.requestsTo(start).at(-1)?.body ?? 'null');

describe('without a session', () => {
  test.each([
    ['POST', 'own-code', { purpose: 'phone' }],
    ['POST', 'change-password', { code: '123456', password: 'x' }],
    ['POST', 'new-phone-code', { phone: NEW_PHONE }],
    ['POST', 'change-phone', changes],
    ['GET', 'sessions', null],
    ['DELETE', 'sessions/abc', null],
    ['POST', 'sessions/end-others', {}],
    ['GET', 'passkeys', null],
    ['POST', 'passkeys/options', {}],
    ['POST', 'passkeys', { challenge_id: 'c', credential }],
    ['DELETE', 'passkeys/pk_1', null],
  ])('%s %s gets 401 without a call to the provider', async (method, name, json) => {
    const before = gateway.backend.requests.length;
    const headers = { origin: gateway.origin, 'x-requested-with': 'muddat-web' };
    const answer = await gateway.browser().request(`/api/auth/${name}`, { method, headers, ...(json ? { json } : {}) });
    expect([answer.status, answer.json()['code'], answer.headers['cache-control']]).toEqual([401, 'unauthorized', 'no-store']);
    expect(gateway.backend.requests).toHaveLength(before);
  });
});

describe('codes', () => {
  test.each([
    ['own-code', { purpose: 'password', channel: 'call' }, '/auth/user/code'],
    ['new-phone-code', { phone: NEW_PHONE }, '/auth/user/phone/code'],
  ])('%s sends the customer’s token to the provider, and forwards only known fields in both directions', async (name, ask, upstream) => {
    providerResponses['/auth/user/phone'] = { status: 200, body: SENT };
    const browser = await signedIn();
    const answer = await browser.post(`/api/auth/${name}`, { ...ask, admin: true });
    expect(answer.json()).toEqual({ length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01' });
    expect(lastBody(upstream)).toEqual(ask);
    expect(gateway.backend.requestsTo(upstream).at(-1)?.headers.authorization).toMatch(/^Bearer access-/);
  });
});

test('a change of phone updates the session under a new id and keeps the other sessions', async () => {
  const [browser, other] = [await signedIn(), await signedIn()];
  const old = idOf(browser);
  const answer = await browser.post('/api/auth/change-phone', changes);
  expect(answer.json()).toMatchObject({ loggedIn: true, token: true, user: { phone: NEW_PHONE } });
  expect(answer.text).not.toMatch(/access-|refresh-/);
  expect(idOf(browser)).not.toBe(old);
  expect((await browser.get('/api/auth/user')).json()['user']).toMatchObject({ phone: NEW_PHONE });
  expect((await other.get('/api/auth/user')).json()['loggedIn']).toBe(true);
});

describe('sessions', () => {
  test('the list marks the current session and contains no session id and no token', async () => {
    const browser = await signedIn();
    const answer = await browser.get('/api/auth/sessions');
    const { data } = answer.json();
    const own = Array.isArray(data) ? data.filter(({ current }) => current) : [];
    expect(own).toEqual([expect.objectContaining({ device: null, browser: null, city: null })]);
    expect(answer.text).not.toContain(idOf(browser));
    expect(answer.text).not.toMatch(/access-|refresh-|90000/);
    const thief = gateway.browser();
    thief.cookies.set('muddat-dev', String(own[0]?.id));
    expect((await thief.get('/api/auth/user')).json()['loggedIn']).toBe(false);
  });

  test.each(['unknown', '..', '%2e%2e', '%00', 'a'.repeat(300)])('ending the unknown session %j gets 404', async (id) => {
    const browser = await signedIn();
    expect((await browser.remove(`/api/auth/sessions/${id}`)).status).toBe(404);
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });
});

describe('passkeys', () => {
  test('the list returns only the fields of the contract', async () => {
    const { id, name, created_at, last_used_at } = PASSKEY;
    expect((await (await signedIn()).get('/api/auth/passkeys')).json()).toEqual({ data: [{ id, name, created_at, last_used_at }] });
  });

  test.each(['127.0.0.1', 'localhost'])('with the host %s the provider gets the Origin header, not an origin of the body', async (name) => {
    const origin = `http://${name}:${new URL(gateway.origin).port}`;
    const browser = await steppedUpBrowser();
    const options = {
      rp: { name: 'Muddat' },
      user: { id: 'u', name: 'n', displayName: 'd' },
      challenge: 'x',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    };
    providerResponses['/auth/user/passkeys'] = { status: 200, body: { challenge_id: 'c', options } };
    expect((await browser.post('/api/auth/passkeys/options', { origin: 'https://evil.example' }, { origin })).status).toBe(200);
    const client = { client_id: 'muddat-web', client_secret: expect.any(String) };
    expect(lastBody('/auth/user/passkeys/options')).toEqual({ ...client, origin });
    await browser.post('/api/auth/passkeys/sign-in-options', {}, { origin });
    expect(lastBody('/auth/oauth/passkey/options')).toEqual({ ...client, origin });
    providerResponses['/auth/user/passkeys'] = { status: 201, body: PASSKEY };
    expect((await browser.post('/api/auth/passkeys', { challenge_id: 'c', credential, name: 'T' }, { origin })).status).toBe(201);
    expect(lastBody('/auth/user/passkeys')).toEqual({ ...client, origin, challenge_id: 'c', credential, name: 'T' });
  });

  test('a passkey refused by the provider gets its code and message, without the client secret', async () => {
    providerResponses['/auth/user/passkeys'] = {
      status: 401,
      body: { code: 'passkey_refused', message: 'Ключ не подошёл', request_id: 'up' },
    };
    const answer = await (await steppedUpBrowser()).post('/api/auth/passkeys', { challenge_id: 'c', credential });
    expect([answer.status, answer.json()['code'], answer.json()['message']]).toEqual([401, 'passkey_refused', 'Ключ не подошёл']);
    expect(answer.text).not.toContain('secret');
  });

  test.each([[{}], [{ challenge_id: 'c' }], [{ challenge_id: 'c', credential: 'x' }], [{ challenge_id: 5, credential }]])(
    'a sign-in with the malformed passkey %j is refused without a call to the provider',
    async (passkey) => {
      const before = gateway.backend.requests.length;
      const answer = await gateway.browser().post('/api/auth/login', { strategy: 'customer', passkey });
      expect([answer.status, answer.json()['fields']]).toEqual([400, { passkey: 'format' }]);
      expect(gateway.backend.requests).toHaveLength(before);
    },
  );

  test.each(['..%2fcode', 'a%2fb', 'a b', '%2e%2e'])(
    'deleting a passkey by the malformed id %j fails without a provider call',
    async (id) => {
      const browser = await signedIn();
      const before = gateway.backend.requestsTo('/auth/user').length;
      expect((await browser.remove(`/api/auth/passkeys/${encodeURI(id).replaceAll('%25', '%')}`)).status).toBeGreaterThanOrEqual(400);
      expect(gateway.backend.requestsTo('/auth/user')).toHaveLength(before);
    },
  );
});

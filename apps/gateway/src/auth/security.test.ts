import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

const NEW_PHONE = '+998901112233';
const SENT = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01', secret: 'kept' };
const PASSKEY = { id: 'pk_1', name: 'Telefon', created_at: '2026-11-21T09:00:00.000Z', last_used_at: null, public_key: 'kept' };
const changes = { code: '123456', phone: NEW_PHONE, new_code: '654321' };
const credential = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x' } };

let gateway: TestGateway;
/** The provider's next responses, keyed by the start of the path. */
let said: Record<string, { status: number; body?: object }>;
beforeAll(async () => {
  gateway = await startGateway();
  const answer = (start: string) => (_seen: unknown, response: ServerResponse) => {
    const { status, body } = said[start] ?? { status: 500 };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body ? JSON.stringify(body) : '');
  };
  for (const start of ['/auth/user/code', '/auth/user/password', '/auth/user/phone', '/auth/user/passkeys', '/auth/oauth/passkey/options'])
    gateway.backend.on(start, answer(start));
});
beforeEach(() => {
  said = {
    '/auth/user/code': { status: 200, body: SENT },
    '/auth/user/password': { status: 204 },
    '/auth/user/phone': { status: 200, body: { user: { id: 'cus_0001', name: 'Dilnoza Karimova', phone: NEW_PHONE } } },
    '/auth/user/passkeys': { status: 200, body: { data: [PASSKEY] } },
    '/auth/oauth/passkey/options': { status: 200, body: { challenge_id: 'c', options: { rpId: 'localhost', challenge: 'x' } } },
  };
});
afterAll(() => gateway.close());

async function signedIn(): Promise<Browser> {
  const browser = gateway.browser();
  expect((await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO.phone, password: DEMO.password })).status).toBe(200);
  return browser;
}
/** A browser signed in with a fresh proof: adding a passkey does not accept the sign-in itself as a proof. */
async function proven(): Promise<Browser> {
  const browser = await signedIn();
  expect((await browser.post('/api/auth/step-up', { method: 'password', password: DEMO.password })).status).toBe(200);
  return browser;
}
const idOf = (browser: Browser): string => browser.cookies.get('muddat-dev') ?? '';
const lastBody = (start: string): unknown => JSON.parse(gateway.backend.calls(start).at(-1)?.body ?? 'null');

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
  ])('%s %s is 401 and asks the provider nothing', async (method, name, json) => {
    const before = gateway.backend.seen.length;
    const headers = { origin: gateway.origin, 'x-requested-with': 'muddat-web' };
    const answer = await gateway.browser().ask(`/api/auth/${name}`, { method, headers, ...(json ? { json } : {}) });
    expect([answer.status, answer.json()['code'], answer.headers['cache-control']]).toEqual([401, 'unauthorized', 'no-store']);
    expect(gateway.backend.seen).toHaveLength(before);
  });
});

describe('codes', () => {
  test.each([
    ['own-code', { purpose: 'password', channel: 'call' }, '/auth/user/code'],
    ['new-phone-code', { phone: NEW_PHONE }, '/auth/user/phone/code'],
  ])('%s goes out with the customer’s token, and only what is promised comes back', async (name, ask, upstream) => {
    said['/auth/user/phone'] = { status: 200, body: SENT };
    const browser = await signedIn();
    const answer = await browser.post(`/api/auth/${name}`, { ...ask, admin: true });
    expect(answer.json()).toEqual({ length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01' });
    expect(lastBody(upstream)).toEqual(ask);
    expect(gateway.backend.calls(upstream).at(-1)?.headers.authorization).toMatch(/^Bearer access-/);
  });
});

describe('change of password', () => {
  test.each([
    [{ password: 'new' }, { current_password: 'required' }],
    [{ current_password: 'a', code: '123456', password: 'new' }, { code: 'not_allowed' }],
    [
      { code: '12', password: '' },
      { code: 'format', password: 'required' },
    ],
  ])('%j is refused by its fields', async (body, fields) => {
    const answer = await (await signedIn()).post('/api/auth/change-password', body);
    expect([answer.status, answer.json()['fields']]).toEqual([400, fields]);
  });

  test('gives a new id, ends the others here and revokes their tokens; the old id is nobody’s', async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    await browser.post('/api/auth/sessions/end-others', {});
    const third = await signedIn();
    const [old, revoked] = [idOf(browser), gateway.backend.calls('/auth/oauth/revoke').length];
    const answer = await browser.post('/api/auth/change-password', { current_password: 'a', password: 'b' });
    expect([answer.status, answer.json()]).toEqual([200, { ended: 1 }]);
    expect(idOf(browser)).not.toBe(old);
    expect(gateway.backend.calls('/auth/oauth/revoke')).toHaveLength(revoked + 1);
    const thief = gateway.browser();
    thief.cookies.set('muddat-dev', old);
    for (const [who, loggedIn] of [
      [browser, true],
      [other, false],
      [third, false],
      [thief, false],
    ] as const)
      expect((await who.get('/api/auth/user')).json()['loggedIn']).toBe(loggedIn);
  });

  test('refused, it changes nothing and says which field', async () => {
    said['/auth/user/password'] = {
      status: 422,
      body: { code: 'password_wrong', message: 'x', fields: { current_password: 'password_wrong' }, request_id: 'up' },
    };
    const [browser, other] = [await signedIn(), await signedIn()];
    const old = idOf(browser);
    const answer = await browser.post('/api/auth/change-password', { current_password: 'a', password: 'b' });
    expect([answer.status, answer.json()['fields']]).toEqual([422, { current_password: 'password_wrong' }]);
    expect(idOf(browser)).toBe(old);
    expect((await other.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });

  test('an access token that was refused is renewed once, and the change made with the next', async () => {
    const seen: (string | undefined)[] = [];
    const own = await startGateway();
    own.backend.on('/auth/user/password', ({ headers }, response) => {
      seen.push(headers.authorization);
      if (seen.length > 1) return void response.writeHead(204).end();
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"unauthorized","message":"x","request_id":"up"}');
    });
    const late = own.browser();
    await late.post('/api/auth/login', { strategy: 'customer', phone: DEMO.phone, password: DEMO.password });
    const answer = await late.post('/api/auth/change-password', { current_password: 'a', password: 'b' });
    expect([answer.status, answer.json()]).toEqual([200, { ended: 0 }]);
    expect(new Set(seen).size).toBe(2);
    expect((await late.get('/api/auth/user')).json()['loggedIn']).toBe(true);
    await own.close();
  });

  test('has a limit for a customer', async () => {
    const own = await startGateway({ RATE_LIMITS: 'on' });
    own.backend.on('/auth/user/password', (_seen, response) => {
      response.writeHead(422, { 'content-type': 'application/json' });
      response.end('{"code":"password_wrong","message":"x","request_id":"up"}');
    });
    const browser = own.browser();
    await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO.phone, password: DEMO.password });
    const tried: number[] = [];
    for (let index = 0; index < 21; index += 1)
      tried.push((await browser.post('/api/auth/change-password', { current_password: `guess-${index}`, password: 'b' })).status);
    expect(tried).toEqual([...Array(20).fill(422), 429]);
    await own.close();
  });
});

test('a changed phone is in the session at once, under a new id; the others go on', async () => {
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
  test('the list names no cookie and no token, and tells which one asks', async () => {
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

  test.each(['unknown', '..', '%2e%2e', '%00', 'a'.repeat(300)])('%j is no session of the customer', async (id) => {
    const browser = await signedIn();
    expect((await browser.remove(`/api/auth/sessions/${id}`)).status).toBe(404);
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(true);
  });
});

describe('passkeys', () => {
  test('only what is promised of them comes back', async () => {
    const { id, name, created_at, last_used_at } = PASSKEY;
    expect((await (await signedIn()).get('/api/auth/passkeys')).json()).toEqual({ data: [{ id, name, created_at, last_used_at }] });
  });

  test.each(['127.0.0.1', 'localhost'])('the provider is told the site that the reader has typed: %s', async (name) => {
    const origin = `http://${name}:${new URL(gateway.origin).port}`;
    const browser = await proven();
    const options = {
      rp: { name: 'Muddat' },
      user: { id: 'u', name: 'n', displayName: 'd' },
      challenge: 'x',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    };
    said['/auth/user/passkeys'] = { status: 200, body: { challenge_id: 'c', options } };
    expect((await browser.post('/api/auth/passkeys/options', { origin: 'https://evil.example' }, { origin })).status).toBe(200);
    const client = { client_id: 'muddat-web', client_secret: expect.any(String) };
    expect(lastBody('/auth/user/passkeys/options')).toEqual({ ...client, origin });
    await browser.post('/api/auth/passkeys/sign-in-options', {}, { origin });
    expect(lastBody('/auth/oauth/passkey/options')).toEqual({ ...client, origin });
    said['/auth/user/passkeys'] = { status: 201, body: PASSKEY };
    expect((await browser.post('/api/auth/passkeys', { challenge_id: 'c', credential, name: 'T' }, { origin })).status).toBe(201);
    expect(lastBody('/auth/user/passkeys')).toEqual({ ...client, origin, challenge_id: 'c', credential, name: 'T' });
  });

  test('what the provider refuses comes back in its words, and the secret of the portal does not', async () => {
    said['/auth/user/passkeys'] = { status: 401, body: { code: 'passkey_refused', message: 'Ключ не подошёл', request_id: 'up' } };
    const answer = await (await proven()).post('/api/auth/passkeys', { challenge_id: 'c', credential });
    expect([answer.status, answer.json()['code'], answer.json()['message']]).toEqual([401, 'passkey_refused', 'Ключ не подошёл']);
    expect(answer.text).not.toContain('secret');
  });

  test.each([[{}], [{ challenge_id: 'c' }], [{ challenge_id: 'c', credential: 'x' }], [{ challenge_id: 5, credential }]])(
    'a sign-in by %j is refused before anybody is asked',
    async (passkey) => {
      const before = gateway.backend.seen.length;
      const answer = await gateway.browser().post('/api/auth/login', { strategy: 'customer', passkey });
      expect([answer.status, answer.json()['fields']]).toEqual([400, { passkey: 'format' }]);
      expect(gateway.backend.seen).toHaveLength(before);
    },
  );

  test.each(['..%2fcode', 'a%2fb', 'a b', '%2e%2e'])('DELETE of %j reaches nobody', async (id) => {
    const browser = await signedIn();
    const before = gateway.backend.calls('/auth/user').length;
    expect((await browser.remove(`/api/auth/passkeys/${encodeURI(id).replaceAll('%25', '%')}`)).status).toBeGreaterThanOrEqual(400);
    expect(gateway.backend.calls('/auth/user')).toHaveLength(before);
  });
});

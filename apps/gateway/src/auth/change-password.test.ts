import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
/** The provider's next response to a change of password. */
let providerResponse: { status: number; body?: object };
beforeAll(async () => {
  gateway = await startGateway();
  gateway.backend.respondTo('/auth/user/password', (_seen, response) => {
    const { status, body } = providerResponse;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body ? JSON.stringify(body) : '');
  });
});
beforeEach(() => {
  providerResponse = { status: 204 };
});
afterAll(() => gateway.close());

async function signedIn(): Promise<Browser> {
  const browser = gateway.browser();
  const login = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
  expect((await browser.post('/api/auth/login', login)).status).toBe(200);
  return browser;
}
const idOf = (browser: Browser): string => browser.cookies.get('muddat-dev') ?? '';

describe('change of password', () => {
  test.each([
    [{ password: 'new' }, { current_password: 'required' }],
    [{ current_password: 'a', code: '123456', password: 'new' }, { code: 'not_allowed' }],
    [
      { code: '12', password: '' },
      { code: 'format', password: 'required' },
    ],
  ])('with the body %j is refused with the field errors %j', async (body, fields) => {
    const answer = await (await signedIn()).post('/api/auth/change-password', body);
    expect([answer.status, answer.json()['fields']]).toEqual([400, fields]);
  });

  test('issues a new session id, ends the other sessions and revokes their tokens', async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    await browser.post('/api/auth/sessions/end-others', {});
    const third = await signedIn();
    const [old, revoked] = [idOf(browser), gateway.backend.requestsTo('/auth/oauth/revoke').length];
    const answer = await browser.post('/api/auth/change-password', { current_password: 'a', password: 'b' });
    expect([answer.status, answer.json()]).toEqual([200, { ended: 1 }]);
    expect(idOf(browser)).not.toBe(old);
    expect(gateway.backend.requestsTo('/auth/oauth/revoke')).toHaveLength(revoked + 1);
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

  test('keeps all sessions and returns the field error if the provider refuses the current password', async () => {
    providerResponse = {
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

  test('is repeated once with new tokens if the access token was refused', async () => {
    const seen: (string | undefined)[] = [];
    const own = await startGateway();
    own.backend.respondTo('/auth/user/password', ({ headers }, response) => {
      seen.push(headers.authorization);
      if (seen.length > 1) return void response.writeHead(204).end();
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"unauthorized","message":"x","request_id":"up"}');
    });
    const late = own.browser();
    await late.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
    const answer = await late.post('/api/auth/change-password', { current_password: 'a', password: 'b' });
    expect([answer.status, answer.json()]).toEqual([200, { ended: 0 }]);
    expect(new Set(seen).size).toBe(2);
    expect((await late.get('/api/auth/user')).json()['loggedIn']).toBe(true);
    await own.close();
  });

  test('gets 429 at the 21st failed try of a customer', async () => {
    const own = await startGateway({ RATE_LIMITS: 'on' });
    own.backend.respondTo('/auth/user/password', (_seen, response) => {
      response.writeHead(422, { 'content-type': 'application/json' });
      response.end('{"code":"password_wrong","message":"x","request_id":"up"}');
    });
    const browser = own.browser();
    await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
    const tried: number[] = [];
    for (let index = 0; index < 21; index += 1)
      tried.push((await browser.post('/api/auth/change-password', { current_password: `guess-${index}`, password: 'b' })).status);
    expect(tried).toEqual([...Array(20).fill(422), 429]);
    await own.close();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';
import { isRepeatable } from './call-backend.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

async function signedIn(at = gateway): Promise<Browser> {
  const browser = at.browser();
  expect(
    (await browser.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password })).status,
  ).toBe(200);
  return browser;
}
const PAYMENT = '/api/billing/v1/api-payments/payment';
const BOTH_EXPIRED = 'Both token and refresh token have expired. Your request was aborted.';
const ORDERS = '/api/installment/v3/user/orders/all';

describe('an expired access token', () => {
  test('[S7-22][S4-03] is refreshed once for 20 parallel calls, with the refresh token of the session, never one from a body', async () => {
    const own = await startGateway();
    own.backend.accessSeconds = 100;
    const browser = await signedIn(own);
    own.clock.ms += 100_000;
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.get(ORDERS)));
    expect(answers.map((answer) => [answer.status, answer.json()['who']])).toEqual(Array(20).fill([200, 'customer']));
    const refreshes = () =>
      own.backend
        .requestsTo('/auth/oauth/token')
        .map(({ body }) => JSON.parse(body))
        .filter((grant) => grant.grant_type === 'refresh_token');
    expect(refreshes()).toHaveLength(1);
    expect(refreshes()[0]?.refresh_token).toMatch(/^refresh-/);

    const forced = await browser.post('/api/auth/refresh', { refresh_token: 'from-the-browser' });
    expect([forced.status, forced.json()['loggedIn']]).toEqual([200, true]);
    expect(refreshes()).toHaveLength(2);
    expect(own.backend.requests.every(({ body }) => !body.includes('from-the-browser'))).toBe(true);
    expect(forced.text).not.toMatch(/refresh-|access-/);
    expect((await own.browser().post('/api/auth/refresh', { refresh_token: refreshes()[0]?.refresh_token })).status).toBe(401);
    await own.close();
  });

  test('[S8-02][S4-04] ends the session with "both expired" if the refresh is refused; an unanswered refresh keeps it', async () => {
    const own = await startGateway();
    own.backend.accessSeconds = 100;
    const browser = await signedIn(own);
    own.clock.ms += 100_000;
    let broken = true;
    own.backend.respondTo('/auth/oauth/token', (_seen, response) => {
      if (broken) response.destroy();
      else response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"unauthorized","message":"x","request_id":"x"}');
    });
    expect((await browser.get(ORDERS)).status).toBe(502);
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(true);
    expect((await browser.post('/api/auth/refresh')).status).toBe(502);
    broken = false;
    const refused = await browser.get(ORDERS);
    expect([refused.status, refused.json()['ended'], refused.json()['detail']]).toEqual([401, true, BOTH_EXPIRED]);
    expect((await browser.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    expect(browser.cookies.has('muddat-dev')).toBe(false);
    await own.close();
  });

  test('leads to one refresh and a repeated read when an upstream responds with 401', async () => {
    const own = await startGateway();
    const browser = await signedIn(own);
    let calls = 0;
    const bearers: string[] = [];
    own.backend.respondTo('/installment/v3/user', ({ headers }, response) => {
      calls += 1;
      bearers.push(headers.authorization ?? '');
      response.writeHead(calls === 1 ? 401 : 200, { 'content-type': 'application/json' }).end('{"data":[]}');
    });
    expect((await browser.get(ORDERS)).status).toBe(200);
    expect(new Set(bearers).size).toBe(2);
    await own.close();
  });

  test('leads to a repeated write only with an idempotency key, and with the same key', async () => {
    const own = await startGateway();
    const browser = await signedIn(own);
    const keys: unknown[] = [];
    own.backend.respondTo('/billing/v1/api-payments/payment', ({ headers }, response) => {
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

  test('has its new tokens revoked if they arrive after a sign-out', async () => {
    const own = await startGateway();
    const browser = await signedIn(own);
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    own.backend.respondTo('/auth/oauth/token', async (_seen, response) => {
      await held;
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"access_token":"late","expires_in":100,"refresh_token":"late-refresh"}');
    });
    const stale = own.browser();
    stale.cookies.set('muddat-dev', browser.cookies.get('muddat-dev') ?? '');
    const refreshing = stale.post('/api/auth/refresh');
    await expect.poll(() => own.backend.requestsTo('/auth/oauth/token').length).toBe(2);
    await browser.post('/api/auth/logout');
    letGo();
    expect((await refreshing).status).toBe(401);
    expect(own.backend.requestsTo('/auth/oauth/revoke').map(({ body }) => JSON.parse(body).token)).toContain('late-refresh');
    await own.close();
  });

  test.each([
    ['GET', false, undefined, true],
    ['POST', true, 'k', true],
    ['POST', true, '', false],
    ['POST', true, undefined, false],
    ['POST', false, 'k', false],
    ['DELETE', false, undefined, false],
  ])('allows to repeat a %s call (takes an idempotency key: %s, key sent: %s): %s', (method, takesIdempotencyKey, key, repeatable) => {
    expect(isRepeatable({ method, takesIdempotencyKey }, key)).toBe(repeatable);
  });
});

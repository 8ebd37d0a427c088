import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { type GatewayWithSandbox, startGatewayWithSandbox } from '../testing/gateway-with-sandbox.ts';
import type { Sandbox } from '../testing/sandbox.ts';
import type { TestGateway } from '../testing/start.ts';

const PHONE = '+998900000001';
const PASSWORD = 'Muddat-demo-1';
const OTHER_PHONE = '+998900000002';

let sandbox: Sandbox;
let gateway: TestGateway;
let close: GatewayWithSandbox['close'];
beforeAll(async () => {
  ({ sandbox, gateway, close } = await startGatewayWithSandbox({ sandboxEnv: { GUEST_TOKEN_SECONDS: '1800' } }));
}, 300_000);
afterAll(() => close?.());

async function signIn(phone: string, secret: { password: string } | { code: string }): Promise<Browser> {
  const browser = gateway.browser();
  const answer = await browser.post('/api/auth/login', { strategy: 'customer', phone, ...secret });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"loggedIn":true')]);
  return browser;
}

describe('a gateway in front of the sandbox', () => {
  test('[S7-02][S7-03] a customer signs in by SMS code, refreshes the session and signs out; then the old cookie is invalid', async () => {
    const browser = gateway.browser();
    const sent = await browser.post('/api/auth/send-code', { phone: PHONE, purpose: 'sign-in' });
    expect([sent.status, sent.json()]).toEqual([
      200,
      { length: 6, resend_after: expect.any(Number), expires_in: expect.any(Number), masked_phone: expect.any(String) },
    ]);
    const code = await sandbox.code(PHONE);
    const wrong = await browser.post('/api/auth/login', {
      strategy: 'customer',
      phone: PHONE,
      code: code === '000000' ? '111111' : '000000',
    });
    expect([wrong.status, wrong.json()['code'], wrong.json()['message'], wrong.json()['tries_left']]).toEqual([
      422,
      'otp_wrong',
      'Введен неправильный код',
      4,
    ]);
    const login = await browser.post('/api/auth/login', { strategy: 'customer', phone: PHONE, code });
    expect(login.json()).toMatchObject({ loggedIn: true, strategy: 'customer', token: true, user: { id: 'cus_0001', phone: PHONE } });
    const before = (await browser.get('/api/auth/user')).json();
    expect(before).toMatchObject({ loggedIn: true, token: true, user: { phone: PHONE } });
    expect((await browser.get('/api/installment/v3/user/orders/all')).status).toBe(200);
    const refreshed = await browser.post('/api/auth/refresh', { refresh_token: 'ignored' });
    expect([refreshed.status, refreshed.json()['loggedIn']]).toEqual([200, true]);
    expect((await browser.get('/api/installment/v3/user/orders/all')).status).toBe(200);
    const cookie = browser.cookies.get('muddat-dev') ?? '';
    expect((await browser.post('/api/auth/logout')).status).toBe(200);
    browser.cookies.set('muddat-dev', cookie);
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ loggedIn: false, token: false, user: null });
    expect((await browser.get('/api/installment/v3/user/orders/all')).status).toBe(401);
  });

  test('[S8-04] a wrong password gets the same message for a known and an unknown phone, in the reader’s language', async () => {
    await signIn(PHONE, { password: PASSWORD });
    for (const phone of [PHONE, '+998909999999']) {
      const ru = await gateway
        .browser()
        .post('/api/auth/login', { strategy: 'customer', phone, password: 'Wrong-password-1' }, { 'accept-language': 'ru' });
      expect([ru.status, ru.json()['code'], ru.json()['message']]).toEqual([
        401,
        'invalid_credentials',
        'Учетные данные пользователя неверны',
      ]);
    }
    const uz = await gateway
      .browser()
      .post('/api/auth/login', { strategy: 'customer', phone: PHONE, password: 'x' }, { 'accept-language': 'oz' });
    expect(uz.json()['message']).not.toMatch(/[а-я]/i);
  });

  test('a session ends once its refresh token has expired; before that, 20 parallel refreshes all succeed', async () => {
    const browser = await signIn(PHONE, { password: PASSWORD });
    gateway.clock.ms += 31_536_000_000;
    // A year later the access token and the refresh token of 30 days have expired, so the session ends.
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ loggedIn: false, ended: true });
    gateway.clock.ms -= 31_536_000_000;
    const again = await signIn(PHONE, { password: PASSWORD });
    const answers = await Promise.all(Array.from({ length: 20 }, () => again.post('/api/auth/refresh')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await again.get('/api/installment/v3/user/orders/all')).status).toBe(200);
  });

  test('an order of another customer gets the same 404 as an unknown one, and a guest gets 401', async () => {
    const owner = await signIn(PHONE, { password: PASSWORD });
    const { data } = (await owner.get('/api/installment/v3/user/orders/all')).json();
    const [order] = Array.isArray(data) ? data : [];
    expect((await owner.get(`/api/installment/v3/user/order/${order.id}`)).status).toBe(200);
    const other = await signIn(OTHER_PHONE, { password: 'Muddat-demo-2' });
    const foreign = await other.get(`/api/installment/v3/user/order/${order.id}`);
    const unknown = await other.get('/api/installment/v3/user/order/999999999');
    expect([foreign.status, foreign.json()['code'], foreign.json()['message']]).toEqual([
      404,
      unknown.json()['code'],
      unknown.json()['message'],
    ]);
    expect((await gateway.browser().get(`/api/installment/v3/user/order/${order.id}`)).status).toBe(401);
  });

  test('a payment needs an idempotency key, and the same key gives the same response', async () => {
    const browser = await signIn(PHONE, { password: PASSWORD });
    const { data } = (
      await browser.get('/api/billing/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=bank_card')
    ).json();
    const [card] = Array.isArray(data) ? data : [];
    const next = (await browser.get('/api/installment/v3/user/next-payment')).json()['data'];
    expect(next).toMatchObject({ order_id: expect.any(String) });
    const body = {
      purpose: 'instalment',
      order_id: Object(next).order_id,
      amount: 50_000,
      source: { type: 'bank_card', entity_id: card.entity_id },
    };
    const keyless = await browser.post('/api/billing/v1/api-payments/payment', body);
    expect([keyless.status, keyless.json()['code']]).toEqual([400, 'idempotency_key_missing']);
    const [one, two] = [
      await browser.post('/api/billing/v1/api-payments/payment', body, { 'idempotency-key': 'story-key-1' }),
      await browser.post('/api/billing/v1/api-payments/payment', body, { 'idempotency-key': 'story-key-1' }),
    ];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.json()).toEqual(one.json());
    expect((await browser.get('/api/billing/v1/api-payments/payment?idempotency_key=story-key-1')).json()['payment_id']).toBe(
      one.json()['payment_id'],
    );
  });

  test('a guest can read stores and payment systems', async () => {
    const guest = gateway.browser();
    for (const path of ['/api/installment/v3/stores', '/api/billing/v1/available-systems'])
      expect([path, (await guest.get(path)).status]).toEqual([path, 200]);
    expect((await gateway.opsBrowser().get('/readyz')).status).toBe(200);
  });

  test('[X-08] a calendar program reads the payments at the secret address until it is revoked; no log has the secret', async () => {
    const customer = await signIn(PHONE, { password: PASSWORD });
    const LINK = '/api/installment/v3/user/calendar';
    expect((await gateway.browser().get(LINK)).status).toBe(401);
    expect((await customer.post(LINK)).status).toBe(403);
    expect((await customer.post('/api/auth/step-up', { method: 'password', password: PASSWORD })).status).toBe(200);
    const made = (await customer.post(LINK)).json() as { data: { url: string } };
    const { pathname } = new URL(made.data.url);
    const read = () => gateway.browser().get(pathname, { 'user-agent': 'Google-Calendar-Importer', accept: '*/*' });
    const feed = await read();
    expect([feed.status, feed.headers['content-type'], feed.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    expect(feed.text).toMatch(/^BEGIN:VCALENDAR.*BEGIN:VEVENT/s);
    expect((await customer.remove(LINK)).status).toBe(204);
    expect((await read()).status).toBe(404);
    const secret = pathname.split('/').at(-2) ?? '';
    expect([secret.length, gateway.logs.filter((line) => line.includes(secret))]).toEqual([32, []]);
  });
});

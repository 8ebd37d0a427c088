import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

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
const ORDERS = '/api/installment/v3/user/orders/all';

describe('headers to an upstream and back', () => {
  test('the gateway adds token, language, client model and organization, and forwards no other browser header', async () => {
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
    const { url, headers } = gateway.backend.requestsTo('/builder/').at(-1) ?? { url: '', headers: {} };
    expect(url).toBe('/builder/v1/get?organization=2');
    expect(headers).toMatchObject({ 'accept-language': 'oz', clientmodel: 'web', organization: '2' });
    expect(headers.authorization).toMatch(/^Bearer access-/);
    for (const name of ['cookie', 'x-forwarded-for', 'x-secret', 'origin', 'x-requested-with'])
      expect(headers, name).not.toHaveProperty(name);
    const answered = await browser.get(ORDERS, { 'accept-language': 'ru' });
    expect(gateway.backend.requestsTo('/installment/').at(-1)?.headers['x-request-id']).toBe(answered.headers['x-request-id']);
    expect(gateway.backend.requestsTo('/installment/').at(-1)?.headers).not.toHaveProperty('organization');
  });

  test('a backend gets Accept-Language from the locale cookie if the browser sends only its preferences', async () => {
    const browser = gateway.browser();
    browser.cookies.set('locale', 'uz');
    await browser.get('/api/installment/v3/stores', { 'accept-language': 'en-US,en;q=0.9' });
    expect(gateway.backend.requestsTo('/installment/v3/stores').at(-1)?.headers['accept-language']).toBe('oz');
  });

  test('the browser gets no cookie or server header of the upstream, and personal responses have no-store', async () => {
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

describe('access to API calls', () => {
  test('[S6-01][S4-06] guests read with one shared guest token from client credentials, a customer with their own token', async () => {
    const own = await startGateway();
    const guest = own.browser();
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.get('/api/installment/v3/stores')));
    expect(answers.map((answer) => answer.json()['who'])).toEqual(Array(10).fill('guest'));
    const grants = () => own.backend.requestsTo('/auth/oauth/token').map(({ body }) => JSON.parse(body)['grant_type']);
    expect(grants()).toEqual(['client_credentials']);
    expect(own.backend.requestsTo('/auth/user/profile')).toHaveLength(0);
    own.clock.ms += 1_800_000;
    await guest.get('/api/installment/v3/stores');
    expect(grants()).toEqual(['client_credentials', 'client_credentials']);
    const customer = await signedIn(own);
    expect(grants().at(-1)).toBe('password');
    expect((await customer.get('/api/installment/v3/stores')).json()['who']).toBe('customer');
    expect((await guest.get('/api/auth/user')).json()['loggedIn']).toBe(false);
    await own.close();
  });

  test('guests and customers can register a push token at the auth provider, whose other calls get 404', async () => {
    const path = '/api/auth/oauth/device_token';
    const body = { token: 'dQw4w9WgXcQ', platform: 'web' };
    expect((await gateway.browser().post(path, body)).json()['who']).toBe('guest');
    expect((await (await signedIn()).post(path, body)).json()['who']).toBe('customer');
    expect(gateway.backend.requestsTo('/auth/oauth/device_token').at(-1)?.body).toBe(JSON.stringify(body));
    const before = gateway.backend.requestsTo('/auth/').length;
    for (const closed of ['/api/auth/oauth/token', '/api/auth/oauth/send-code', '/api/auth/oauth/revoke', '/api/auth/user/profile']) {
      expect((await gateway.browser().post(closed, body)).status, closed).toBe(404);
    }
    expect(gateway.backend.requestsTo('/auth/')).toHaveLength(before);
  });

  test('a guest gets 401 from a customer call, in the language of Accept-Language, and no backend is called', async () => {
    const before = gateway.backend.requestsTo('/installment/v3/user').length;
    const answer = await gateway.browser().get(ORDERS);
    expect([answer.status, answer.json()]).toEqual([
      401,
      { code: 'unauthorized', message: 'Вы не авторизованы', ended: false, request_id: answer.headers['x-request-id'] },
    ]);
    expect((await gateway.browser().get(ORDERS, { 'accept-language': 'oz' })).json()['message']).not.toBe('Вы не авторизованы');
    expect(gateway.backend.requestsTo('/installment/v3/user')).toHaveLength(before);
  });

  test('pictures are fetched without a token and keep the Cache-Control of their server', async () => {
    const own = await startGateway();
    own.backend.respondTo(
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
    expect(own.backend.requests).toHaveLength(1);
    expect(own.backend.requests[0]?.headers).not.toHaveProperty('authorization');
    await own.close();
  });

  test.each([
    ['attachment; filename="muddat-receipt-pay_1.pdf"', true],
    ['inline; filename="a.html"', false],
    ['attachment; filename="a.pdf"; filename*=UTF-8\'\'a.html', false],
    ['attachment; filename="../a.pdf"', false],
    ['attachment; filename=a.pdf', false],
  ])('a file with the Content-Disposition %s keeps it: %s; it has nosniff and no-store', async (disposition, passes) => {
    const own = await startGateway();
    own.backend.respondTo(
      '/billing/',
      (_seen, response) =>
        void response.writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': disposition }).end('%PDF-1.7'),
    );
    const answer = await (await signedIn(own)).get('/api/billing/v1/api-payments/payment/pay_1/receipt?format=pdf');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-disposition']).toBe(passes ? disposition : undefined);
    await own.close();
  });

  test.each(['/v3/documents/verify/7K3QF', '/v3/calendar/3q2-7wN1/payments.ics'])(
    '%s returns 200 to guests and customers, and no token is sent to the backend',
    async (path) => {
      for (const browser of [gateway.browser(), await signedIn()]) {
        expect((await browser.get(`/api/installment${path}`)).status).toBe(200);
        expect(gateway.backend.requestsTo(`/installment${path}`).at(-1)?.headers).not.toHaveProperty('authorization');
      }
    },
  );
});

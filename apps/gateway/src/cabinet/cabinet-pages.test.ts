import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';
import { CABINET_RENDER_LIMITS } from './cabinet-pages.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({}, 5_000);
});
afterAll(() => gateway.close());

/** What browsers send with an address that the reader has typed. */
const TYPED = { 'sec-fetch-site': 'none' };
const ORDERS = '/api/installment/v3/user/orders/all';
const NEXT_PAYMENT = '/api/installment/v3/user/next-payment';
const LIMIT = '/api/installment/v3/user/limit';
const PAYMENTS = '/api/billing/v1/api-payments/payments';
const CARDS = '/api/billing/v1/api-payments/entity-collection';

async function signedIn(): Promise<Browser> {
  const browser = gateway.browser();
  const login = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
  expect((await browser.post('/api/auth/login', login)).status).toBe(200);
  return browser;
}
const countOf = async (result: string): Promise<number> => {
  const { text } = await gateway.opsBrowser().get('/metrics');
  return Number(new RegExp(`muddat_gateway_cabinet_pages_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
};

describe('a page of the cabinet for a signed-in customer', () => {
  test('contains the data of the customer, and may be stored by nobody', async () => {
    const customer = await signedIn();
    const { status, headers, text } = await customer.get(`/ru/orders?call=${ORDERS}`, TYPED);
    expect([status, headers['cache-control'], headers['etag'], headers['x-muddat-shell']]).toEqual([
      200,
      'no-store, private',
      undefined,
      undefined,
    ]);
    expect(text).toContain('Dilnoza Karimova');
    expect(text).toContain(`${ORDERS} 200 {"data":[],"who":"customer"}`);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-cGFnZQ=='/);
    expect(headers['vary']).toBe('Accept-Encoding, Cookie');
  });

  test('has the theme of its reader, and the language of its address', async () => {
    const customer = await signedIn();
    customer.cookies.set('theme', 'dark');
    expect((await customer.get('/uz/orders', TYPED)).text).toMatch(/^<!DOCTYPE html><html data-theme="dark" lang="uz-Latn">/);
    customer.cookies.delete('theme');
    expect((await customer.get('/uz/orders', TYPED)).text).toMatch(/^<!DOCTYPE html><html lang="uz-Latn">/);
  });

  test.each([
    ['a page of another site opened it, since its address may contain text of that site', '/ru/orders', { 'sec-fetch-site': 'cross-site' }],
    ['the browser does not say who opened it', '/ru/orders', {}],
    ['the service worker requests a shell', '/ru/orders', { ...TYPED, 'x-muddat-shell': '1' }],
    ['the cabinet does not render it', '/ru/orders?as=shell', TYPED],
    ['it cannot be rendered', '/ru/orders?as=failure', TYPED],
    ['it writes', '/ru/orders?as=write', TYPED],
  ])('is a shell if %s', async (_, path, sent) => {
    const { status, headers, text } = await (await signedIn()).get(path, sent);
    expect([status, headers['cache-control'], headers['x-muddat-shell']]).toEqual([200, 'no-store', '1']);
    expect(text).toContain('shell orders');
    expect(text).not.toContain('Dilnoza');
  });

  test('calls only operations of the contracts', async () => {
    const customer = await signedIn();
    const { text } = await customer.get('/ru/orders?call=/api/nothing/at-all&call=/healthz-not&call=/api/installment/v9/none', TYPED);
    expect(text).toContain('/api/nothing/at-all 404');
    expect(text).toContain('/healthz-not 404');
    expect(text).toContain('/api/installment/v9/none 404');
  });

  test('counts how each page was made', async () => {
    const customer = await signedIn();
    const before = await Promise.all(['rendered', 'incomplete', 'failed'].map(countOf));
    for (const path of ['/ru/orders', '/ru/orders?as=shell', '/ru/orders?as=failure']) await customer.get(path, TYPED);
    const after = await Promise.all(['rendered', 'incomplete', 'failed'].map(countOf));
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 0, 1]);
  });

  test.each([
    ['before its headers', ORDERS],
    ['after its headers', NEXT_PAYMENT],
  ])('does not wait for a backend that stalls %s', async (_, call) => {
    const customer = await signedIn();
    const gone = Promise.withResolvers<void>();
    gateway.backend.respondTo(call.replace('/api', ''), (_seen, response) => {
      response.once('close', gone.resolve);
      if (call === NEXT_PAYMENT) response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    });
    const started = performance.now();
    const { status, text } = await customer.get(`/ru/orders?call=${call}`, TYPED);
    const lasted = performance.now() - started;
    expect([status, text]).toEqual([200, expect.stringContaining(`${call} no response`)]);
    expect(lasted).toBeGreaterThan(500);
    expect(lasted).toBeLessThan(4_000);
    // The call is cancelled.
    await gone.promise;
    expect(await countOf('incomplete')).toBeGreaterThan(0);
  });

  test('cancels its calls when the customer disconnects', async () => {
    const customer = await signedIn();
    const gone = Promise.withResolvers<void>();
    gateway.backend.respondTo(PAYMENTS.replace('/api', ''), (_seen, response) => void response.once('close', gone.resolve));
    const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = httpRequest(`${gateway.origin}/ru/orders?call=${PAYMENTS}`, { headers: { cookie, ...TYPED } });
    request.on('error', () => undefined).end();
    await expect.poll(() => gateway.backend.requestsTo(PAYMENTS.replace('/api', '')).length).toBe(1);
    const before = performance.now();
    request.destroy();
    await gone.promise;
    expect(performance.now() - before).toBeLessThan(400);
  });

  test('leads to the sign-in, without the page, if the session ends while its data are requested', async () => {
    const customer = await signedIn();
    gateway.backend.revokeAllTokens();
    const { status, headers, text } = await customer.get(`/ru/orders?call=${LIMIT}`, TYPED);
    expect([status, headers['location'], text]).toEqual([302, `/ru/orders?call=${LIMIT}&session=ended`, '']);
    const next = await customer.get(String(headers['location']), TYPED);
    expect([next.status, next.headers['location']]).toEqual([302, '/ru']);
  });

  test('leads to the sign-in if the session has ended', async () => {
    const customer = await signedIn();
    await customer.post('/api/auth/logout');
    const { status, headers } = await customer.get('/ru/orders', TYPED);
    expect([status, headers['location']]).toEqual([302, '/ru/sign-up']);
  });
});

test('above the limit of renderings a customer gets the shell at once, and nobody an error', async () => {
  const { runningOfOne = 1, waitingOfOne } = CABINET_RENDER_LIMITS;
  const customer = await signedIn();
  const before = await countOf('queue-full');
  gateway.backend.respondTo(CARDS.replace('/api', ''), () => undefined);
  const many = runningOfOne + waitingOfOne + 3;
  const pages = await Promise.all(Array.from({ length: many }, () => customer.get(`/ru/orders?call=${CARDS}`, TYPED)));
  expect(pages.map(({ status }) => status)).toEqual(Array(many).fill(200));
  expect(pages.filter(({ headers }) => headers['x-muddat-shell'] === '1')).toHaveLength(3);
  expect((await countOf('queue-full')) - before).toBe(3);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

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

describe('when an upstream fails', () => {
  test.each([
    ['breaks the connection', 502, 'upstream_unavailable'],
    ['redirects', 502, 'upstream_unavailable'],
    ['answers 503 with a page', 502, 'upstream_unavailable'],
    ['never answers', 504, 'upstream_timeout'],
  ])('an upstream that %s is %i', async (how, status, code) => {
    const own = await startGateway({}, how === 'never answers' ? 300 : 10_000);
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

test.each([
  ['application/zip', true],
  ['application/pdf', true],
  ['application/json', false],
])('[X-14] %s that comes slowly, but comes, is there in whole: %s', async (type, isWhole) => {
  const own = await startGateway({}, 1_000);
  own.backend.on('/installment/v3/user/export/exp_1', (_seen, response) => {
    response.writeHead(200, { 'content-type': type });
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1;
      response.write('x'.repeat(10));
      if (sent < 8) return;
      clearInterval(timer);
      response.end();
    }, 250);
    response.on('close', () => clearInterval(timer));
  });
  const asked = (await signedIn(own)).get('/api/installment/v3/user/export/exp_1').then(
    ({ status, text }) => status === 200 && text.length === 80,
    () => false,
  );
  expect(await asked).toBe(isWhole);
  await own.close();
});

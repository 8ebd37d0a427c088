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
const PAYMENT = '/api/billing/v1/api-payments/payment';

describe('when an upstream fails', () => {
  test.each([
    ['breaks the connection', 502, 'upstream_unavailable'],
    ['redirects', 502, 'upstream_unavailable'],
    ['answers 503 with a page', 502, 'upstream_unavailable'],
    ['never answers', 504, 'upstream_timeout'],
  ])('an upstream that %s leads to status %i', async (how, status, code) => {
    const own = await startGateway({}, how === 'never answers' ? 300 : 10_000);
    own.backend.respondTo('/installment/v3/stores', (_seen, response) => {
      if (how === 'breaks the connection') response.destroy();
      if (how === 'redirects') response.writeHead(302, { location: 'http://evil.example/' }).end();
      if (how.startsWith('answers')) response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>nginx</h1>');
    });
    const answer = await own.browser().get('/api/installment/v3/stores', { 'accept-language': 'ru' });
    expect([answer.status, answer.json()['code']]).toEqual([status, code]);
    expect(answer.text).not.toContain('nginx');
    await own.close();
  });

  test('problem bodies of an upstream are forwarded unchanged, with status and Retry-After', async () => {
    const own = await startGateway();
    const body = { code: 'amount_below_min', message: 'Сумма платежа меньше допустимой', min: 1000, request_id: 'up' };
    own.backend.respondTo(
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
])('[X-14] a download of type %s that takes longer than the backend timeout arrives completely: %s', async (type, isWhole) => {
  const own = await startGateway({}, 1_000);
  own.backend.respondTo('/installment/v3/user/statement', (_seen, response) => {
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
  const asked = (await signedIn(own)).get('/api/installment/v3/user/statement').then(
    ({ status, text }) => status === 200 && text.length === 80,
    () => false,
  );
  expect(await asked).toBe(isWhole);
  await own.close();
});

describe('the log of backend failures', () => {
  test.each([
    ['refuses connections', { cause: 'refused' }, 'a backend did not answer', 502],
    ['breaks the connection', { cause: 'reset' }, 'a backend did not answer', 502],
    ['breaks off in its answer', { cause: 'reset' }, 'a backend did not answer', 502],
    ['never answers', { cause: 'timeout' }, 'a backend did not answer', 504],
    ['answers 500', { status: 500 }, 'a backend failed', 500],
    ['answers 503 with a page', { status: 503 }, 'a backend failed', 502],
  ])('has a warning with the cause or status of a backend that %s: %o', async (how, fields, msg, status) => {
    const closed = { UPSTREAM_INSTALLMENT_URL: 'http://127.0.0.1:1/installment' };
    const own = await startGateway({ LOG_LEVEL: 'warn', ...(how === 'refuses connections' ? closed : {}) }, 500);
    own.backend.respondTo('/installment/v3/stores', (_seen, response) => {
      if (how === 'breaks the connection') response.destroy();
      if (how === 'breaks off in its answer') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9' }).flushHeaders();
        setTimeout(() => response.destroy(), 50);
      }
      if (how === 'answers 500') response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
      if (how === 'answers 503 with a page') response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>nginx</h1>');
    });
    const answer = await own.browser().get('/api/installment/v3/stores?q=998900000001');
    expect(answer.status).toBe(status);
    const lines = own.logs.map((line) => JSON.parse(line));
    const id = answer.headers['x-request-id'];
    expect(lines.find((line) => line.msg === msg)).toMatchObject({ level: 'warn', api: 'installment', request_id: id, ...fields });
    expect(lines.find((line) => line.msg === 'answered')).toMatchObject({ level: 'warn', route: 'api:installment.listStores', status });
    expect(own.logs.join()).not.toMatch(/998900000001|127\.0\.0\.1/);
    await own.close();
  });

  test('has the cause of a response that the contract does not know', async () => {
    const own = await startGateway({ LOG_LEVEL: 'warn' });
    own.backend.respondTo('/installment/v3/stores', (_seen, response) => void response.writeHead(302, { location: '/elsewhere' }).end());
    expect((await own.browser().get('/api/installment/v3/stores')).status).toBe(502);
    const lines = own.logs.map((line) => JSON.parse(line));
    expect(lines.find((line) => line.msg === 'answered')).toMatchObject({ level: 'warn', status: 502, cause: 'bad answer' });
    await own.close();
  });

  test.each(['/auth/oauth/token', '/auth/user/profile'])(
    'has the cause of a sign-in in which the provider refuses the gateway itself at %s',
    async (path) => {
      const own = await startGateway({ LOG_LEVEL: 'warn' });
      const refusal = JSON.stringify({ code: 'unauthorized', message: 'no', request_id: 'up' });
      own.backend.respondTo(path, (_seen, response) => void response.writeHead(401, { 'content-type': 'application/json' }).end(refusal));
      const form = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
      expect((await own.browser().post('/api/auth/login', form)).status).toBe(502);
      const lines = own.logs.map((line) => JSON.parse(line));
      expect(lines.find((line) => line.msg === 'answered')).toMatchObject({ level: 'warn', status: 502, cause: 'refused' });
      await own.close();
    },
  );

  test('has no warning about a client that disconnects', async () => {
    const own = await startGateway({ LOG_LEVEL: 'warn' });
    const hold = own.backend.hold('/installment/v3/stores', 'before');
    const left = new AbortController();
    const asked = fetch(`${own.origin}/api/installment/v3/stores`, { signal: left.signal }).catch(() => 'left');
    await hold.reached;
    left.abort();
    expect(await asked).toBe('left');
    await own.browser().get('/healthz');
    expect(own.logs.filter((line) => line.includes('backend'))).toEqual([]);
    hold.release();
    await own.close();
  });
});

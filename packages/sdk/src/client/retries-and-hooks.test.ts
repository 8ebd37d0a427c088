import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectionOf } from '../testing/rejection-of.ts';
import { hang, json, reset, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createMuddatClient } from './create-muddat-client.ts';
import type { ClientHooks } from './hooks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const client = (hooks: ClientHooks = {}) =>
  createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: 'secret-token', hooks });
const consent = { order_id: 'all', card_order: ['card_1'], notice_days: 3 };

describe('a client of an environment', () => {
  it('repeats a read that failed by chance twice', async () => {
    server.answerWith(json(503, {}, { 'retry-after': '0' }), reset, json(200, { data: [] }));
    await client().installment.listOrders();
    expect(server.seen).toHaveLength(3);
    server.answerWith(json(503, {}));
    expect(await rejectionOf(client().installment.listOrders())).toMatchObject({ statusCode: 503, attempts: 3 });
  });

  it.each([
    ['a POST', () => client().billing.createWithdrawal({ amount: 1, entity_id: 'card_1' })],
    ['a PUT', () => client().billing.saveConsent(consent)],
    ['a DELETE', () => client().billing.deleteEntity({ entity_id: 'card_1' }, { idempotencyKey: 'k' })],
  ])('repeats %s under the same idempotency key', async (_what, call) => {
    server.answerWith(reset, json(200, {}));
    await call();
    const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  it('never repeats a write without an idempotency key', async () => {
    server.answerWith(reset);
    expect(await rejectionOf(client().billing.resendOtp({ payment_id: 'pay_1' }))).toMatchObject({ source: 'network', attempts: 1 });
    expect(server.seen).toHaveLength(1);
  });

  it('waits by the clock of the server where this one is an hour off', async () => {
    const hourAhead = (seconds: number) => new Date(Date.now() + 3_600_000 + seconds * 1000).toUTCString();
    server.answerWith(json(429, {}, { date: hourAhead(0), 'retry-after': hourAhead(1) }), json(200, { data: [] }));
    await client().installment.listOrders();
    expect(server.seen).toHaveLength(2);
  });

  it('counts the time of all attempts against one timeout', async () => {
    server.answerWith(json(503, {}), hang);
    expect(await rejectionOf(client().installment.listOrders({}, { timeoutMs: 900 }))).toMatchObject({ source: 'timeout', attempts: 2 });
  });
});

describe('hooks', () => {
  it('are called for each request, response and retry, without secrets and personal data', async () => {
    const told: [string, object][] = [];
    const hooks = Object.fromEntries(
      ['onRequest', 'onResponse', 'onRetry'].map((name) => [name, (info: object) => told.push([name, info])]),
    );
    server.answerWith(json(503, {}, { 'x-request-id': 'r1' }), json(200, { data: [] }));
    await client(hooks).installment.listStores({ search: '+998901234567' });
    const request = { operation: 'installment.listStores', method: 'GET', attempt: 1 };
    expect(told).toMatchObject([
      ['onRequest', request],
      ['onResponse', { ...request, status: 503, requestId: 'r1' }],
      ['onRetry', { ...request, status: 503 }],
      ['onRequest', { ...request, attempt: 2 }],
      ['onResponse', { ...request, attempt: 2, status: 200 }],
    ]);
    expect(JSON.stringify(told)).not.toMatch(/secret-token|901234567/);
    expect(JSON.stringify(told)).toContain('[redacted]');
  });

  it('that throw change nothing', async () => {
    server.answerWith(json(200, { data: [1] }));
    const broken = () => {
      throw new Error('log is full');
    };
    await expect(client({ onRequest: broken, onResponse: broken }).installment.listOrders()).resolves.toEqual({ data: [1] });
  });
});

import { afterAll, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { genericRetry } from '../fetch/retry-policy.ts';
import type { components as Billing } from '../generated/billing.ts';
import { failure } from '../testing/failure.ts';
import { hang, json, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createMuddatClient, type MuddatClientOptions } from './create-muddat-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const client = (options: MuddatClientOptions = {}) =>
  createMuddatClient({ baseUrl: server.url, getAccessToken: () => 'token-1', ...options });
const payment = { purpose: 'top_up', amount: 1000, source: { type: 'bank_card', entity_id: 'card_1' } } as const;
const aborted = { name: 'AbortError' };

describe('what every request says', () => {
  it('[S7-01] language (Russian by default), client model, bearer', async () => {
    server.answerWith(json(200, { data: [] }));
    await client().installment.listOrders();
    await client({ locale: 'uz' }).installment.listOrders();
    await client({ locale: () => 'oz', getAccessToken: async () => 'Bearer token-2' }).installment.listOrders();
    await client({ getAccessToken: async () => null }).installment.listOrders();
    expect(
      server.seen.map(({ headers }) => [headers['accept-language'], headers['clientmodel'], headers['authorization'], headers['accept']]),
    ).toEqual([
      ['ru', 'web', 'Bearer token-1', 'application/json'],
      ['oz', 'web', 'Bearer token-1', 'application/json'],
      ['oz', 'web', 'Bearer token-2', 'application/json'],
      ['ru', 'web', undefined, 'application/json'],
    ]);
  });

  it('asks for no token where none is taken, so that the token source may be such a call', async () => {
    server.answerWith(json(200, { access_token: 'a', token_type: 'Bearer', expires_in: 1 }));
    const refuse = () => Promise.reject(new Error('asked'));
    await client({ getAccessToken: refuse }).auth.createToken({ grant_type: 'client_credentials', client_id: 'c', client_secret: 's' });
    expect(server.seen[0]?.headers['authorization']).toBeUndefined();
  });

  it('tells the builder API its organization, and no other', async () => {
    server.answerWith(json(200, {}));
    await client().builder.getContent({ organization: 2 });
    await client({ organization: 7 }).builder.listFaqs();
    await client().mobile.listFaq();
    expect(server.seen.map(({ headers }) => headers['organization'])).toEqual(['2', '7', undefined]);
  });

  it('sends the headers of one call along with it alone, and never in place of its own', async () => {
    server.answerWith(json(201, { data: {} }));
    const { builder } = client();
    const question = { name: 'Шахноза', phone: '+998901234567', message: 'Когда?' };
    await builder.createFeedback(question, { headers: { 'X-Bot-Solution': 'abc', ClientModel: 'ios', Authorization: 'Bearer other' } });
    await builder.createFeedback(question);
    expect(server.seen.map(({ headers }) => [headers['x-bot-solution'], headers['clientmodel'], headers['authorization']])).toEqual([
      ['abc', 'web', 'Bearer token-1'],
      [undefined, 'web', 'Bearer token-1'],
    ]);
  });

  it("sends the portal's own headers along, and to each API its base URL", async () => {
    server.answerWith(json(200, {}));
    const sdk = createMuddatClient({ baseUrls: { billing: `${server.url}/api/billing/` }, headers: { 'X-Requested-With': 'muddat-web' } });
    await sdk.billing.getPayment({ payment_id: 'pay_1' });
    expect(server.seen[0]).toMatchObject({
      url: '/api/billing/v1/api-payments/payment/pay_1',
      headers: { 'x-requested-with': 'muddat-web' },
    });
    await expect(sdk.auth.getUserProfile()).rejects.toThrow('the auth API has no base URL');
  });
});

describe('arguments', () => {
  it('[S7-01] go flat: into the path, the query (arrays with indices, nulls skipped) and the body', async () => {
    server.answerWith(json(200, { data: [] }));
    await client().installment.getPayoffQuote({ id: '100001', date: '2026-11-21' });
    await client().billing.createPayment({ ...payment, sources: [{ type: 'balance', amount: 1 }] });
    const loose: { listStores: (args: object) => Promise<unknown> } = client().installment;
    await loose.listStores({ categories: ['1', null, '2'], search: null, page: undefined, q: '' });
    expect(server.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/v3/user/order/100001/payoff-quote?date=2026-11-21', ''],
      ['POST', '/v1/api-payments/payment', JSON.stringify({ ...payment, sources: [{ type: 'balance', amount: 1 }] })],
      ['GET', '/v3/stores?categories%5B0%5D=1&categories%5B1%5D=2&q=', ''],
    ]);
  });

  it('[S7-20] an object body goes as JSON, also with DELETE; a call without one says no content type', async () => {
    server.answerWith(json(200, {}));
    await client().billing.deleteEntity({ entity_id: 'card_1' });
    await client().installment.markNotificationRead({ id: '1' });
    expect(server.seen.map(({ method, headers, body }) => [method, headers['content-type'], body])).toEqual([
      ['DELETE', 'application/json', '{"entity_id":"card_1"}'],
      ['PUT', undefined, ''],
    ]);
  });

  it.each(['.', '..', '%2e', ''])('refuse the path parameter %j before anything is sent', async (id) => {
    server.answerWith(json(200, {}));
    const error = await failure(client().installment.getOrder({ id }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ source: 'parse', statusCode: 400, retryable: false });
    expect(server.seen).toHaveLength(0);
  });

  it('never leave the base URL, whatever they look like', async () => {
    server.answerWith(json(200, {}));
    await client().installment.getOrder({ id: 'https://evil.example/x' });
    await client().installment.getOrder({ id: '//evil.example' });
    expect(server.seen.map(({ url, headers }) => [url, headers.host])).toEqual([
      ['/v3/user/order/https%3A%2F%2Fevil.example%2Fx', `127.0.0.1:${server.port}`],
      ['/v3/user/order/%2F%2Fevil.example', `127.0.0.1:${server.port}`],
    ]);
  });

  it('are typed by the contract', () => {
    const sdk = client();
    expectTypeOf(sdk.billing.createPayment).returns.resolves.toEqualTypeOf<Billing['schemas']['Payment']>();
    expectTypeOf(sdk.installment.getOrder).parameter(0).toEqualTypeOf<{ id: string }>();
    expectTypeOf(sdk.auth.revokeToken).returns.resolves.toEqualTypeOf<undefined>();
    expectTypeOf(sdk.billing).not.toHaveProperty('anything');
  });

  it('take a calendar date, and no instant and no id in its place', () => {
    const { getPayoffQuote } = client().installment;
    expectTypeOf(getPayoffQuote).toBeCallableWith({ id: '100001', date: '2026-11-21' });
    // @ts-expect-error the contract asks for a date, and the server refuses an instant
    expectTypeOf(getPayoffQuote).toBeCallableWith({ id: '100001', date: '2026-11-21T09:00:00Z' });
    // @ts-expect-error an id is no date
    expectTypeOf(getPayoffQuote).toBeCallableWith({ id: '100001', date: '100001' });
  });
});

describe('time, retries and aborts', () => {
  it('[S7-01] is not retried by default, and ends after the timeout, which is 15 s', async () => {
    server.answerWith(json(503, {}));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await failure(client().installment.listStores());
    expect(timers.mock.calls.map(([, delayMs]) => delayMs)).toContain(15_000);
    timers.mockRestore();
    expect(server.seen).toHaveLength(1);
    server.answerWith(hang);
    expect(await failure(client({ timeoutMs: 60 }).installment.listStores())).toMatchObject({ source: 'timeout', statusCode: 511 });
    expect(await failure(client().installment.listStores({}, { timeoutMs: 60 }))).toMatchObject({
      source: 'timeout',
      message: 'No answer in time',
    });
  });

  it('[S7-20] retries reads once with the generic policy, of the client or of the call, and writes never', async () => {
    server.answerWith(json(503, {}), json(200, { data: [] }));
    await client({ retry: { ...genericRetry, baseDelayMs: 1 } }).installment.listStores();
    expect(server.seen).toHaveLength(2);
    server.answerWith(json(503, {}), json(200, { data: [] }));
    await client().installment.listStores({}, { retry: { ...genericRetry, baseDelayMs: 1 } });
    expect(server.seen).toHaveLength(2);
    server.answerWith(json(503, {}));
    await failure(client({ retry: genericRetry }).billing.createPayment(payment));
    expect(server.seen).toHaveLength(1);
  });

  it('[S7-01] an abortable call cancels the earlier one to the same path, and only that', async () => {
    server.answerWith(hang, hang, hang, json(200, { data: [] }));
    const sdk = client({ timeoutMs: 2000 });
    const first = failure(sdk.installment.listStores({}, { abortable: true }));
    const other = sdk.installment.listCategories({}, { abortable: true, timeoutMs: 400 });
    const plain = sdk.installment.listStores({}, { timeoutMs: 400 });
    await expect.poll(() => server.seen.length).toBe(3);
    await expect(sdk.installment.listStores({}, { abortable: true })).resolves.toEqual({ data: [] });
    expect(await first).toMatchObject(aborted);
    expect(await failure(other)).toMatchObject({ source: 'timeout' });
    expect(await failure(plain)).toMatchObject({ source: 'timeout' });
  });

  it('an abortable call heeds its own signal too', async () => {
    server.answerWith(hang);
    expect(await failure(client().installment.listStores({}, { abortable: true, signal: AbortSignal.timeout(30) }))).toMatchObject(aborted);
    expect(await failure(client().installment.listStores({}, { signal: AbortSignal.abort() }))).toMatchObject(aborted);
  });
});

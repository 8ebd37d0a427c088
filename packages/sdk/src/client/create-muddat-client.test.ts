import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { genericRetry } from '../fetch/retry-policy.ts';
import { rejectionOf } from '../testing/rejection-of.ts';
import { hang, json, startTestServer, type TestServer } from '../testing/test-server.ts';
import type { MuddatClientOptions } from './create-api.ts';
import { createMuddatClient, type MuddatClient } from './create-muddat-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const client = (options: Omit<MuddatClientOptions, 'baseUrl' | 'baseUrls' | 'environment'> = {}) =>
  createMuddatClient({ baseUrl: server.url, getAccessToken: () => 'token-1', ...options });
const payment = { purpose: 'top_up', amount: 1000, source: { type: 'bank_card', entity_id: 'card_1' } } as const;
const aborted = { name: 'AbortError' };

describe('the headers of a request', () => {
  it('[S7-01] are language (Russian by default), client model and bearer token', async () => {
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

  it('have no token if the call takes none, and the token source is not called', async () => {
    server.answerWith(json(200, { access_token: 'a', token_type: 'Bearer', expires_in: 1 }));
    const refuse = () => Promise.reject(new Error('asked'));
    await client({ getAccessToken: refuse }).auth.createToken({ grant_type: 'client_credentials', client_id: 'c', client_secret: 's' });
    expect(server.seen[0]?.headers['authorization']).toBeUndefined();
  });

  it('name the organization for the builder API only', async () => {
    server.answerWith(json(200, {}));
    await client().builder.getContent({ organization: 2 });
    await client({ organization: 7 }).builder.listFaqs();
    await client().mobile.listFaq();
    expect(server.seen.map(({ headers }) => headers['organization'])).toEqual(['2', '7', undefined]);
  });

  it('include headers passed to this call only, which never replace the standard ones', async () => {
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

  it('include the headers given to the client; a call of an API without a base URL is rejected', async () => {
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
  it('[S7-01] are sent in the path, the query (arrays with indices, nulls skipped) and the body', async () => {
    server.answerWith(json(200, { data: [] }));
    await client().installment.getPayoffQuote({ id: '100001', date: '2026-11-21' });
    const split = { purpose: 'top_up', amount: 1000, sources: [{ type: 'balance', amount: 1 }] } as const;
    await client().billing.createPayment({ ...split, sources: [...split.sources] });
    const loose: { listStores: (args: object) => Promise<unknown> } = client().installment;
    await loose.listStores({ categories: ['1', null, '2'], search: null, page: undefined, q: '' });
    expect(server.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/v3/user/order/100001/payoff-quote?date=2026-11-21', ''],
      ['POST', '/v1/api-payments/payment', JSON.stringify(split)],
      ['GET', '/v3/stores?categories%5B0%5D=1&categories%5B1%5D=2&q=', ''],
    ]);
  });

  it('[S7-20] with a body are sent as JSON, also with DELETE; without a body there is no content type', async () => {
    server.answerWith(json(200, {}));
    await client().billing.deleteEntity({ entity_id: 'card_1' });
    await client().installment.markNotificationRead({ id: '1' });
    expect(server.seen.map(({ method, headers, body }) => [method, headers['content-type'], body])).toEqual([
      ['DELETE', 'application/json', '{"entity_id":"card_1"}'],
      ['PUT', undefined, ''],
    ]);
  });

  it.each(['.', '..', '%2e', ''])('with the invalid path parameter %j are refused before anything is sent', async (id) => {
    server.answerWith(json(200, {}));
    const error = await rejectionOf(client().installment.getOrder({ id }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ source: 'parse', statusCode: 400, retryable: false });
    expect(server.seen).toHaveLength(0);
  });

  it.each([
    // @ts-expect-error: an id alone, as JavaScript lets one write it
    ['a text', (sdk: MuddatClient) => sdk.installment.getOrder('100001')],
    // @ts-expect-error: nothing, as JavaScript lets one write it
    ['nothing', (sdk: MuddatClient) => sdk.installment.getOrder()],
    // @ts-expect-error: a number under another name
    ['another name', (sdk: MuddatClient) => sdk.installment.getOrder({ order: 1 })],
  ])('that are %s are refused by an error that names the operation and says what to pass', async (_what, call) => {
    const error = await rejectionOf(call(client()));
    expect(error).toMatchObject({ message: 'installment.getOrder: pass { id } as text, not undefined', attempts: 0, source: 'parse' });
  });

  it('that look like addresses are encoded in the path, and the request goes to the base URL', async () => {
    server.answerWith(json(200, {}));
    await client().installment.getOrder({ id: 'https://evil.example/x' });
    await client().installment.getOrder({ id: '//evil.example' });
    expect(server.seen.map(({ url, headers }) => [url, headers.host])).toEqual([
      ['/v3/user/order/https%3A%2F%2Fevil.example%2Fx', `127.0.0.1:${server.port}`],
      ['/v3/user/order/%2F%2Fevil.example', `127.0.0.1:${server.port}`],
    ]);
  });
});

describe('time, retries and aborts', () => {
  it('[S7-01] a call is not retried by default, and has a timeout of 15 s by default', async () => {
    server.answerWith(json(503, {}));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await rejectionOf(client().installment.listStores());
    expect(timers.mock.calls.map(([, delayMs]) => delayMs)).toContain(15_000);
    timers.mockRestore();
    expect(server.seen).toHaveLength(1);
    server.answerWith(hang);
    expect(await rejectionOf(client({ timeoutMs: 60 }).installment.listStores())).toMatchObject({ source: 'timeout', statusCode: 511 });
    expect(await rejectionOf(client().installment.listStores({}, { timeoutMs: 60 }))).toMatchObject({
      source: 'timeout',
      message: 'No answer in time',
    });
  });

  it('[S7-20] the generic policy, of the client or the call, retries reads once and writes never', async () => {
    server.answerWith(json(503, {}), json(200, { data: [] }));
    await client({ retry: { ...genericRetry, baseDelayMs: 1 } }).installment.listStores();
    expect(server.seen).toHaveLength(2);
    server.answerWith(json(503, {}), json(200, { data: [] }));
    await client().installment.listStores({}, { retry: { ...genericRetry, baseDelayMs: 1 } });
    expect(server.seen).toHaveLength(2);
    server.answerWith(json(503, {}));
    await rejectionOf(client({ retry: genericRetry }).billing.createPayment(payment));
    expect(server.seen).toHaveLength(1);
  });

  it('[S7-01] an abortable call aborts the earlier abortable one to the same path, and no other call', async () => {
    server.answerWith(hang, hang, hang, json(200, { data: [] }));
    const sdk = client({ timeoutMs: 2000 });
    const first = rejectionOf(sdk.installment.listStores({}, { abortable: true }));
    const other = sdk.installment.listCategories({}, { abortable: true, timeoutMs: 400 });
    const plain = sdk.installment.listStores({}, { timeoutMs: 400 });
    await expect.poll(() => server.seen.length).toBe(3);
    await expect(sdk.installment.listStores({}, { abortable: true })).resolves.toEqual({ data: [] });
    expect(await first).toMatchObject(aborted);
    expect(await rejectionOf(other)).toMatchObject({ source: 'timeout' });
    expect(await rejectionOf(plain)).toMatchObject({ source: 'timeout' });
  });

  it('a call, abortable or not, rejects with an AbortError when its own signal aborts', async () => {
    server.answerWith(hang);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    expect(await rejectionOf(client().installment.listStores({}, { abortable: true, signal: controller.signal }))).toMatchObject(aborted);
    expect(await rejectionOf(client().installment.listStores({}, { signal: AbortSignal.abort() }))).toMatchObject(aborted);
  });
});

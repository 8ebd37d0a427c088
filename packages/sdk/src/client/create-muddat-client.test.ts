import { afterAll, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { isApiError } from '../errors/is-api-error.ts';
import { genericRetry } from '../fetch/retry-policy.ts';
import type { components as Billing } from '../generated/billing.ts';
import { hang, json, reset, startTestServer, type TestServer, text } from '../testing/test-server.ts';
import { createMuddatClient, type MuddatClientOptions } from './create-muddat-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const client = (options: MuddatClientOptions = {}) =>
  createMuddatClient({ baseUrl: server.url, getAccessToken: () => 'token-1', ...options });
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => new Error('did not fail'),
    (error: unknown) => error,
  );
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

describe('money writes', () => {
  it('carry the key they are given, the same at a retry asked by number, and it stands on the error', async () => {
    server.answerWith(json(503, {}, { 'retry-after': '0' }), reset);
    const error = await failure(client().billing.createPayment(payment, { idempotencyKey: 'key-1', retry: 1 }));
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
    expect(error).toMatchObject({ source: 'network', statusCode: 511, idempotencyKey: 'key-1' });
  });

  it('get a key of their own where none is given, another for each call, and it stands on the error', async () => {
    server.answerWith(json(422, { code: 'amount_below_min', message: 'Сумма платежа меньше допустимой' }));
    const errors = [await failure(client().billing.createPayment(payment)), await failure(client().billing.createPayment(payment))];
    const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(2);
    expect(errors.map((error) => (isApiError(error) ? error.idempotencyKey : null))).toEqual(keys);
  });

  it('are the only calls that get one unasked', async () => {
    server.answerWith(json(200, {}));
    await client().billing.resendOtp({ payment_id: 'pay_1' });
    await client().billing.getPayment({ payment_id: 'pay_1' }, { idempotencyKey: 'k' });
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
  });
});

describe('failures', () => {
  it.each([400, 401, 404, 409, 422, 429, 500, 502, 503, 511, 599])(
    '[S8-01][S7-20] %d is an ApiError with data, message, status and source',
    async (status) => {
      const body = { code: 'some_code', message: 'Слова сервера', request_id: 'r1' };
      server.answerWith(json(status, body));
      const error = await failure(client().installment.listOrders());
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({
        data: body,
        message: 'Слова сервера',
        statusCode: status,
        status,
        source: 'server',
        code: 'some_code',
        requestId: 'r1',
      });
      expect(isApiError(error, status)).toBe(true);
      expect(isApiError(error, 418)).toBe(false);
    },
  );

  it('[S8-01] the message is the status text where the server says none', async () => {
    for (const answer of [json(404, {}), json(404, { message: 7 }), text(404, '<h1>x</h1>'), text(404, '')]) {
      server.answerWith(answer);
      expect(await failure(client().installment.listOrders())).toMatchObject({ message: 'Not Found', statusCode: 404, source: 'server' });
    }
  });

  it('[S8-01] no answer is 511 with the source that says so', async () => {
    server.answerWith(reset);
    expect(await failure(client().installment.listOrders())).toMatchObject({ statusCode: 511, source: 'network', data: null });
    server.answerWith(json(511, { message: 'its own' }));
    expect(await failure(client().installment.listOrders())).toMatchObject({ statusCode: 511, source: 'server', message: 'its own' });
  });

  it.each(['<html>', '', '{"a":', 'undefined'])('a 200 with %j, which is not JSON, is a typed error', async (body) => {
    server.answerWith(text(200, body, { 'content-type': 'application/json', 'x-request-id': 'r2' }));
    const error = await failure(client().installment.listOrders());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ source: 'parse', statusCode: 200, requestId: 'r2', retryable: false });
  });

  it('a 204 is undefined', async () => {
    server.answerWith(text(204, ''));
    await expect(client().auth.revokeToken({ token: 't', client_id: 'c', client_secret: 's' })).resolves.toBeUndefined();
  });

  it('a redirect is an error: the token goes to no other place', async () => {
    server.answerWith(text(302, '', { location: 'http://127.0.0.1:1/' }));
    expect(await failure(client().installment.listOrders())).toMatchObject({ statusCode: 302, source: 'server' });
    expect(server.seen).toHaveLength(1);
  });

  it('a token source that fails, or does not answer in time, is an ApiError too', async () => {
    server.answerWith(json(200, {}));
    const broken = [
      () => Promise.reject(new Error('store closed')),
      () => {
        throw new Error('store closed');
      },
    ];
    for (const getAccessToken of broken) {
      const error = await failure(client({ getAccessToken }).installment.listOrders());
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ source: 'network', statusCode: 511 });
    }
    const silent = client({ getAccessToken: () => new Promise(() => undefined), timeoutMs: 50 });
    expect(await failure(silent.installment.listOrders())).toMatchObject({ source: 'timeout' });
    expect(await failure(silent.installment.listOrders({}, { signal: AbortSignal.timeout(10) }))).toMatchObject(aborted);
    expect(server.seen).toHaveLength(0);
  });

  it('texts of errors hold no phone, card or token', async () => {
    server.answerWith(json(400, { message: 'no +998901234567, 8600490000001234, Bearer abc.def' }));
    expect(await failure(client().installment.listOrders())).toMatchObject({ message: 'no [redacted], [redacted], Bearer [redacted]' });
  });

  it("[S7-04] errors of the device_token path are ignored, the caller's abort is not", async () => {
    for (const answer of [json(500, {}), json(401, {}), text(200, 'no json'), reset]) {
      server.answerWith(answer);
      await expect(client().auth.sendDeviceToken({ token: 'device', platform: 'web' })).resolves.toBeUndefined();
      expect(server.seen).toHaveLength(1);
    }
    server.answerWith(hang);
    await expect(client({ timeoutMs: 50 }).auth.sendDeviceToken({ token: 'device', platform: 'web' })).resolves.toBeUndefined();
    expect(
      await failure(client().auth.sendDeviceToken({ token: 'device', platform: 'web' }, { signal: AbortSignal.abort() })),
    ).toMatchObject(aborted);
  });
});

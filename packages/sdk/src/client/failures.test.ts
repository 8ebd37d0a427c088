import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, isApiError } from '../errors/api-error.ts';
import { rejectionOf } from '../testing/rejection-of.ts';
import { hang, json, reset, startTestServer, type TestServer, text } from '../testing/test-server.ts';
import type { MuddatClientOptions } from './create-api.ts';
import { createMuddatClient } from './create-muddat-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const client = (options: Omit<MuddatClientOptions, 'baseUrl' | 'baseUrls' | 'environment'> = {}) =>
  createMuddatClient({ baseUrl: server.url, getAccessToken: () => 'token-1', ...options });
const payment = { purpose: 'top_up', amount: 1000, source: { type: 'bank_card', entity_id: 'card_1' } } as const;
const aborted = { name: 'AbortError' };

describe('money writes', () => {
  it('send the given idempotency key, also on a retry, and the error contains it', async () => {
    server.answerWith(json(503, {}, { 'retry-after': '0' }), reset);
    const error = await rejectionOf(client().billing.createPayment(payment, { idempotencyKey: 'key-1', retry: 1 }));
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
    expect(error).toMatchObject({ source: 'network', statusCode: 511, idempotencyKey: 'key-1' });
  });

  it('without an idempotency key get a new one for each call, and the error contains it', async () => {
    server.answerWith(json(422, { code: 'amount_below_min', message: 'Сумма платежа меньше допустимой' }));
    const errors = [await rejectionOf(client().billing.createPayment(payment)), await rejectionOf(client().billing.createPayment(payment))];
    const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(2);
    expect(errors.map((error) => (isApiError(error) ? error.idempotencyKey : null))).toEqual(keys);
  });

  it('are the only calls that send an idempotency key', async () => {
    server.answerWith(json(200, {}));
    await client().billing.resendOtp({ payment_id: 'pay_1' });
    const withKey = { idempotencyKey: 'k', timeoutMs: 5000 };
    await client().billing.getPayment({ payment_id: 'pay_1' }, withKey);
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
  });
});

describe('failures', () => {
  it.each([400, 401, 404, 409, 422, 429, 500, 502, 503, 511, 599])(
    '[S8-01][S7-20] a response with status %d is an ApiError with data, message, status and source',
    async (status) => {
      const body = { code: 'some_code', message: 'Слова сервера', request_id: 'r1' };
      server.answerWith(json(status, body));
      const error = await rejectionOf(client().installment.listOrders());
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

  it('[S8-01] the message of an ApiError is the status text if the server sends no message', async () => {
    for (const answer of [json(404, {}), json(404, { message: 7 }), text(404, '<h1>x</h1>'), text(404, '')]) {
      server.answerWith(answer);
      expect(await rejectionOf(client().installment.listOrders())).toMatchObject({
        message: 'Not Found',
        statusCode: 404,
        source: 'server',
      });
    }
  });

  it('[S8-01] a missing response is an ApiError 511 with the source network; a 511 of the server has the source server', async () => {
    server.answerWith(reset);
    expect(await rejectionOf(client().installment.listOrders())).toMatchObject({ statusCode: 511, source: 'network', data: null });
    server.answerWith(json(511, { message: 'its own' }));
    expect(await rejectionOf(client().installment.listOrders())).toMatchObject({ statusCode: 511, source: 'server', message: 'its own' });
  });

  it.each(['<html>', '', '{"a":', 'undefined'])('a 200 with %j, which is not JSON, is an ApiError with the source parse', async (body) => {
    server.answerWith(text(200, body, { 'content-type': 'application/json', 'x-request-id': 'r2' }));
    const error = await rejectionOf(client().installment.listOrders());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ source: 'parse', statusCode: 200, requestId: 'r2', retryable: false });
  });

  it('a 204 response resolves to undefined', async () => {
    server.answerWith(text(204, ''));
    await expect(client().auth.revokeToken({ token: 't', client_id: 'c', client_secret: 's' })).resolves.toBeUndefined();
  });

  it('a redirect is an error, so that the token is not sent elsewhere', async () => {
    server.answerWith(text(302, '', { location: 'http://127.0.0.1:1/' }));
    expect(await rejectionOf(client().installment.listOrders())).toMatchObject({ statusCode: 302, source: 'server' });
    expect(server.seen).toHaveLength(1);
  });

  it('a token source that fails or times out leads to an ApiError, and no request is sent', async () => {
    server.answerWith(json(200, {}));
    const broken = [
      () => Promise.reject(new Error('store closed')),
      () => {
        throw new Error('store closed');
      },
    ];
    for (const getAccessToken of broken) {
      const error = await rejectionOf(client({ getAccessToken }).installment.listOrders());
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ source: 'network', statusCode: 511 });
    }
    const silent = client({ getAccessToken: () => new Promise(() => undefined), timeoutMs: 50 });
    expect(await rejectionOf(silent.installment.listOrders())).toMatchObject({ source: 'timeout' });
    expect(await rejectionOf(silent.installment.listOrders({}, { signal: AbortSignal.timeout(10) }))).toMatchObject({ source: 'timeout' });
    expect(server.seen).toHaveLength(0);
  });

  it('error messages contain no phone, card number or token', async () => {
    server.answerWith(json(400, { message: 'no +998901234567, 8600490000001234, Bearer abc.def' }));
    expect(await rejectionOf(client().installment.listOrders())).toMatchObject({ message: 'no [redacted], [redacted], Bearer [redacted]' });
  });

  it('[S7-04] sendDeviceToken ignores all its failures, except an abort by the caller', async () => {
    for (const answer of [json(500, {}), json(401, {}), text(200, 'no json'), reset]) {
      server.answerWith(answer);
      await expect(client().auth.sendDeviceToken({ token: 'device', platform: 'web' })).resolves.toBeUndefined();
      expect(server.seen).toHaveLength(1);
    }
    server.answerWith(hang);
    await expect(client({ timeoutMs: 50 }).auth.sendDeviceToken({ token: 'device', platform: 'web' })).resolves.toBeUndefined();
    expect(
      await rejectionOf(client().auth.sendDeviceToken({ token: 'device', platform: 'web' }, { signal: AbortSignal.abort() })),
    ).toMatchObject(aborted);
  });
});

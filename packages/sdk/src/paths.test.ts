import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPathClients } from './paths.ts';
import { rejectionOf } from './testing/rejection-of.ts';
import { json, reset, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const clients = () => createPathClients({ environment: { baseUrl: server.url }, getAccessToken: 'token-1', locale: 'uz' });

it('a path client sends the token and the headers of the options, and fills in the path', async () => {
  server.answerWith(json(200, { payment_id: 'pay_1' }));
  const { data } = await clients().billing.GET('/v1/api-payments/payment/{payment_id}', { params: { path: { payment_id: 'pay_1' } } });
  expect(data?.payment_id).toBe('pay_1');
  expect(server.seen[0]).toMatchObject({
    url: '/billing/v1/api-payments/payment/pay_1',
    headers: { authorization: 'Bearer token-1', 'accept-language': 'oz', clientmodel: 'web' },
  });
});

it('a path client answers the problem of a refusal as its error', async () => {
  server.answerWith(json(404, { code: 'not_found', message: 'Нет', request_id: 'r' }));
  const { error, response } = await clients().mobile.GET('/v2/pages/{id}', { params: { path: { id: '1' } } });
  expect([error?.code, response.status]).toEqual(['not_found', 404]);
});

it('a path client repeats a read and rejects with an ApiError when no response comes', async () => {
  server.answerWith(reset);
  expect(await rejectionOf(clients().installment.GET('/v3/categories'))).toMatchObject({ source: 'network' });
  expect(server.seen).toHaveLength(3);
});

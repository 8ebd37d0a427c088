import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBillingClient } from '../billing.ts';
import { isApiError } from '../errors/api-error.ts';
import { isResponseLost, refusalOf } from '../errors/refusal.ts';
import { rejectionOf } from '../testing/rejection-of.ts';
import { json, startTestServer, type TestServer, text } from '../testing/test-server.ts';
import { createMuddatClient } from './create-muddat-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const client = (baseUrl: string) => createMuddatClient({ environment: { baseUrl }, retry: { limit: 0 } });

describe('the environment of a client', () => {
  it.each(['', '/', '/shop', '/shop//'])('has the five APIs below its address with %j at the end', async (end) => {
    server.answerWith(json(200, { data: [] }));
    await client(server.url + end).installment.listCategories();
    await client(server.url + end).billing.listAvailableSystems();
    const path = end.replace(/\/+$/, '');
    expect(server.seen.map(({ url }) => url)).toEqual([`${path}/installment/v3/categories`, `${path}/billing/v1/available-systems`]);
  });

  it('sandbox is the reference backend on this machine', async () => {
    const seen: string[] = [];
    const fetch = async (input: Request | URL | string) => {
      seen.push(input instanceof Request ? input.url : String(input));
      return Response.json({ data: [] });
    };
    await createBillingClient({ environment: 'sandbox', fetch }).listAvailableSystems();
    expect(seen).toEqual(['http://127.0.0.1:4010/billing/v1/available-systems']);
  });

  it.each([
    ['127.0.0.1:4010', 'no scheme'],
    ['api.example', 'no scheme'],
    ['/api', 'relative'],
    ['ftp://api.example', 'another scheme'],
    ['http://', 'no host'],
    ['https://api.example?x=1', 'a query'],
    ['', 'empty'],
  ])('with the address %j (%s) is refused when the client is created, in a sentence that says what to write', (baseUrl) => {
    expect(() => client(baseUrl)).toThrow(TypeError);
    expect(() => client(baseUrl)).toThrow(
      `environment is 'sandbox' or { baseUrl: 'https://…' }, not {"baseUrl":${JSON.stringify(baseUrl)}}`,
    );
  });

  it('names this version of the package in each request', async () => {
    server.answerWith(json(200, { data: [] }));
    await client(server.url).installment.listCategories();
    expect(server.seen[0]?.headers['x-muddat-sdk']).toMatch(/^\d+\.\d+\.\d+/);
  });
});

describe('a call to a wrong address', () => {
  it.each([
    ['a 404 that is a page', text(404, '<h1>Not Found</h1>', { 'content-type': 'text/html' })],
    ['a 405 without a body', text(405, '')],
    ['a page with the status 200', text(200, '<!doctype html>', { 'content-type': 'text/html' })],
  ])('that is answered by %s ends in an error with the operation, the address and what to check', async (_what, answer) => {
    server.answerWith(answer);
    const error = await rejectionOf(client(server.url).installment.getOrder({ id: '7' }));
    expect(error).toMatchObject({ operation: 'installment.getOrder', method: 'GET', attempts: 1 });
    expect(String(error)).toContain(`installment.getOrder called ${server.url}/installment/v3/user/order/7`);
    expect(String(error)).toContain('Is the base URL right?');
  });

  it('where nothing listens ends in an error with the operation, the address and what to check', async () => {
    const error = await rejectionOf(client('http://127.0.0.1:1').billing.listPayments());
    expect(error).toMatchObject({ source: 'network', attempts: 1 });
    expect(String(error)).toContain(
      'billing.listPayments called http://127.0.0.1:1/billing/v1/api-payments/payments. Does the server run there?',
    );
  });

  it('does not change the message of a real 404', async () => {
    server.answerWith(json(404, { code: 'not_found', message: 'Нет такого заказа', request_id: 'r' }));
    const error = await rejectionOf(client(server.url).installment.getOrder({ id: '7' }));
    expect(error).toMatchObject({ message: 'Нет такого заказа', code: 'not_found' });
  });
});

describe('a call of which nothing was sent', () => {
  const wrongId: Record<string, unknown> = { id: {} };
  it.each([
    ['an empty id', () => client(server.url).installment.getOrder({ id: '' })],
    ['an object as an id', () => client(server.url).installment.getOrder({ id: '7', ...wrongId })],
    ['a header value with a line break', () => client(server.url).installment.listOrders({}, { headers: { 'X-Note': 'a\r\nB: c' } })],
    [
      'a token with a line break',
      () => createMuddatClient({ environment: { baseUrl: server.url }, getAccessToken: 'a\nb' }).installment.listOrders(),
    ],
    [
      'a token source that fails',
      () =>
        createMuddatClient({
          environment: { baseUrl: server.url },
          getAccessToken: () => Promise.reject(new Error('store closed')),
        }).installment.listOrders(),
    ],
    ['a timeout of 0', () => client(server.url).installment.listOrders({}, { timeoutMs: 0 })],
  ])('because of %s says so, and its response counts as not lost', async (_what, call) => {
    server.answerWith(json(200, {}));
    const error = await rejectionOf(call());
    expect(isApiError(error) && error.attempts).toBe(0);
    expect(refusalOf(error)).toMatchObject({ code: 'not_sent' });
    expect(isResponseLost(refusalOf(error))).toBe(false);
    expect(server.seen).toHaveLength(0);
  });

  it('because there is no fetch says which option to give', async () => {
    const noFetch: Record<string, unknown> = { fetch: undefined };
    const original = globalThis.fetch;
    try {
      Object.assign(globalThis, noFetch);
      const error = await rejectionOf(client(server.url).installment.listOrders());
      expect(error).toMatchObject({ attempts: 0 });
      expect(String(error)).toContain('give one as the option `fetch`');
    } finally {
      globalThis.fetch = original;
    }
  });
});

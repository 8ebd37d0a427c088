import { describe, expect, test } from 'vitest';
import { compileAllowList } from '../upstream/allow-list.ts';
import { loadAllowLists } from '../upstream/contracts.ts';
import { matchOperation } from './match-operation.ts';

const operations = compileAllowList(`
security: [{customer: []}]
paths:
  /v1/orders/all: {get: {operationId: listOrders}}
  /v1/orders/{id}:
    get: {operationId: getOrder, security: [{guest: []}, {customer: []}]}
    put: {operationId: changeOrder, parameters: [{$ref: '#/components/parameters/Key'}], requestBody: {content: {application/json: {}}}}
  /v1/open: {post: {operationId: open, security: []}}
components: {parameters: {Key: {name: Idempotency-Key, in: header}}}
`);

describe('the allow-list', () => {
  test('has the audience, body types and need of an idempotency key for each operation of a contract', () => {
    expect(
      operations.map(({ operationId, audience, contentTypes, takesIdempotencyKey }) => [
        operationId,
        audience,
        contentTypes,
        takesIdempotencyKey,
      ]),
    ).toEqual([
      ['listOrders', 'customer', [], false],
      ['getOrder', 'guest', [], false],
      ['changeOrder', 'customer', ['application/json'], true],
      ['open', 'public', [], false],
    ]);
  });

  test.each([
    ['GET', '/v1/orders/all', 'listOrders', '/v1/orders/all'],
    ['GET', '/v1/orders/7', 'getOrder', '/v1/orders/7'],
    ['HEAD', '/v1/orders/7', 'getOrder', '/v1/orders/7'],
    ['PUT', '/v1/orders/7', 'changeOrder', '/v1/orders/7'],
    ['GET', '/v1/orders/%D0%B9%20%3B', 'getOrder', '/v1/orders/%D0%B9%20%3B'],
    ['GET', '/v1/orders/a;b=c', 'getOrder', '/v1/orders/a%3Bb%3Dc'],
    ['GET', '/%76%31/orders/7', 'getOrder', '/v1/orders/7'],
  ])('matches %s %s to %s, sent as %s', (method, path, operationId, sent) => {
    expect(matchOperation(operations, method, path)).toMatchObject({ kind: 'match', operation: { operationId }, path: sent });
  });

  test.each([
    '',
    '/',
    '/v1/orders',
    '/v1/orders/',
    '/v1/orders//',
    '/v1//orders/7',
    '/v1/orders/..',
    '/v1/orders/.',
    '/v1/orders/%2e%2e',
    '/v1/orders/.%2E',
    '/v1/orders/%252e%252e',
    '/v1/orders/..%2fadmin',
    '/v1/orders/a%2Fb',
    '/v1/orders/a%5Cb',
    '/v1/orders/a\\b',
    '/v1/orders/a%00b',
    '/v1/orders/a%0d%0aX-Evil:1',
    '/v1/orders/a%3Fadmin=1',
    '/v1/orders/a%23b',
    '/v1/orders/%zz',
    '/v1/orders/%c0%ae%c0%ae',
    '/v1/../v1/open',
    `/v1/orders/${'9'.repeat(201)}`,
    'http://evil.example/v1/orders/7',
    '/http://evil.example/v1/orders/7',
    '/V1/orders/7',
    '/v1/orders/7/',
    '/v1/orders/7/refund',
    '/v1/admin',
  ])('matches no operation for the path %s', (path) => {
    expect(matchOperation(operations, 'GET', path)).toEqual({ kind: 'none' });
  });

  test('returns the allowed methods for a known path with another method', () => {
    expect(matchOperation(operations, 'DELETE', '/v1/orders/7')).toEqual({ kind: 'method', allow: ['GET', 'PUT'] });
    expect(matchOperation(operations, 'TRACE', '/v1/open')).toEqual({ kind: 'method', allow: ['POST'] });
  });

  test('contains operations of the installment, mobile, builder and billing contracts', () => {
    const lists = loadAllowLists();
    for (const [api, method, path] of [
      ['installment', 'GET', '/v3/user/orders/all'],
      ['mobile', 'POST', '/v2/page/corparate-request'],
      ['builder', 'POST', '/v1/feedback'],
      ['billing', 'DELETE', '/v1/api-payments/external-entities'],
    ] as const) {
      expect(matchOperation(lists[api], method, path).kind, `${api} ${method} ${path}`).toBe('match');
    }
    expect(lists.billing.find(({ operationId }) => operationId === 'createPayment')).toMatchObject({
      audience: 'customer',
      takesIdempotencyKey: true,
    });
  });
});

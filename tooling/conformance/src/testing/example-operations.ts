import type { Json } from '../contract/json.ts';
import { type Operation, operationsOf } from '../contract/read-contract.ts';

const problem = { description: 'Refused.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } };
const limited = { ...problem, headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } } };
const codes = {
  400: ['malformed_json', 'validation_failed'],
  401: ['unauthorized'],
  404: ['not_found'],
  422: ['idempotency_mismatch'],
  429: ['rate_limited'],
};
const refusals = { 400: problem, 401: problem, 404: problem, 422: problem, 429: limited };
const order = { description: 'An order.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } };
const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 1, maxLength: 20 } };

/** A small contract with what the code has to understand: references, ids, a key, bodies with bounds. */
const EXAMPLE_CONTRACT: Json = {
  openapi: '3.1.0',
  security: [{ customer: [] }],
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        security: [{ guest: [] }, { customer: [] }],
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 }, example: 20 }],
        'x-problem-codes': codes,
        responses: {
          200: {
            description: 'Orders.',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Order' } } } },
              },
            },
          },
          ...refusals,
        },
      },
      post: {
        operationId: 'createOrder',
        parameters: [key],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/OrderRequest' },
              examples: { one: { value: { product_id: '1000', count: 1, note: 'Please call' } } },
            },
          },
        },
        'x-problem-codes': codes,
        responses: { 201: order, ...refusals },
      },
    },
    '/orders/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/OrderId' }, example: '100001' }],
      get: { operationId: 'getOrder', 'x-problem-codes': codes, responses: { 200: order, ...refusals } },
      delete: { operationId: 'deleteOrder', 'x-problem-codes': codes, responses: { 204: { description: 'Gone.' }, ...refusals } },
    },
  },
  components: {
    schemas: {
      OrderId: { type: 'string', 'x-id': 'order', minLength: 1, maxLength: 64 },
      Order: {
        type: 'object',
        required: ['id', 'total'],
        properties: {
          id: { $ref: '#/components/schemas/OrderId' },
          total: { type: 'integer', minimum: 0 },
          product_id: { type: 'string' },
          placed_at: { type: 'string', format: 'date-time' },
        },
      },
      OrderRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['product_id', 'count'],
        properties: {
          product_id: { type: 'string', minLength: 1, maxLength: 10 },
          count: { type: 'integer', minimum: 1, maximum: 9 },
          note: { type: 'string', maxLength: 40 },
        },
      },
      Problem: {
        type: 'object',
        required: ['code', 'message', 'request_id'],
        properties: { code: { type: 'string' }, message: { type: 'string' }, request_id: { type: 'string' } },
      },
    },
  },
};

/** An operation of the example contract, whose API is `shop`. */
export function exampleOperation(id: string): Operation {
  const found = operationsOf('shop', EXAMPLE_CONTRACT).find((operation) => operation.id === id);
  if (found === undefined) throw new TypeError(`the example contract has no ${id}`);
  return found;
}

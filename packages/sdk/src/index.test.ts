import { expect, it } from 'vitest';
import * as sdk from './index.ts';
import { createGatewayClient, createMuddatClient } from './index.ts';

it('exports a short, explicit list', () => {
  expect(Object.keys(sdk).sort()).toEqual([
    'API_NAMES',
    'ApiError',
    'PAYMENT_ALIAS',
    'PAYMENT_KEYS',
    'QueryError',
    'createFetch',
    'createGatewayClient',
    'createMuddatClient',
    'genericRetry',
    'isAnswerLost',
    'isApiError',
    'parseQuery',
    'redact',
    'refusalOf',
    'serializeQuery',
    'upstreamVariable',
    'upstreamsOf',
  ]);
});

it('has a method for each call of the contracts, by its operationId', () => {
  const client = createMuddatClient({ baseUrl: 'http://127.0.0.1' });
  const methods = Object.entries({ ...client, gateway: createGatewayClient() }).map(([api, calls]) => [api, Object.keys(calls).sort()]);
  expect(Object.fromEntries(methods)).toMatchSnapshot();
});

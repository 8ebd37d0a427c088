import { expect, it } from 'vitest';
import * as sdk from './index.ts';
import { createGatewayClient, createMuddatClient } from './index.ts';

it('the package sdk exports exactly the listed names', () => {
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
    'isApiError',
    'isResponseLost',
    'parseQuery',
    'redact',
    'refusalOf',
    'serializeQuery',
    'upstreamVariable',
    'upstreamsOf',
  ]);
});

it('the clients of the SDK have a method for each operation of the contracts, named by its operationId', () => {
  const client = createMuddatClient({ baseUrl: 'http://127.0.0.1' });
  const methods = Object.entries({ ...client, gateway: createGatewayClient() }).map(([api, calls]) => [api, Object.keys(calls).sort()]);
  expect(Object.fromEntries(methods)).toMatchSnapshot();
});

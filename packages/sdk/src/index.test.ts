import { expect, it } from 'vitest';
import { createGatewayClient, createMuddatClient } from './index.ts';

it('the clients of the SDK have a method for each operation of the contracts, named by its operationId', () => {
  const client = createMuddatClient({ baseUrl: 'http://127.0.0.1' });
  const methods = Object.entries({ ...client, gateway: createGatewayClient() }).map(([api, calls]) => [api, Object.keys(calls).sort()]);
  expect(Object.fromEntries(methods)).toMatchSnapshot();
});

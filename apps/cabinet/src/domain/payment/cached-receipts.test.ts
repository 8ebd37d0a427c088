import { ApiError, createMuddatClient } from '@muddat/sdk';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { wirePayment } from '../../testing/orders.ts';
import { withCachedReceipts } from './cached-receipts.ts';
import { paymentsQuery } from './payment-queries.ts';

const api = (answer: () => Promise<Response>) =>
  createMuddatClient({ baseUrls: { billing: 'http://localhost/api/billing' }, fetch: answer });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = async () => Response.json({ code: 'not_found', message: 'x' }, { status: 404 });

async function told(answer: () => Promise<Response>, paymentId: string) {
  const queryClient = new QueryClient();
  const client = api(answer);
  const data = [wirePayment('succeeded'), wirePayment('processing', { payment_id: 'pay_2' })];
  queryClient.setQueryData(paymentsQuery(client).queryKey, { pages: [{ data }], pageParams: [null] });
  return withCachedReceipts(client, queryClient)
    .getPayment({ payment_id: paymentId })
    .then(
      ({ payment_id }) => payment_id,
      (error: unknown) => (error instanceof ApiError ? error.statusCode : error),
    );
}

test.each([
  ['offline, a succeeded payment is read from the cached list', lost, 'pay_1', 'pay_1'],
  ['offline, a payment in processing fails to load', lost, 'pay_2', 511],
  ['offline, a payment that is not in the cached list fails to load', lost, 'pay_3', 511],
  ['a refusal of the server is passed on to the caller', refused, 'pay_1', 404],
])('[X-09] `withCachedReceipts`: %s', async (_title, answer, paymentId, expected) => {
  expect(await told(answer, paymentId)).toBe(expected);
});

import { ApiError, createMuddatClient } from '@muddat/sdk';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { payment } from '../../testing/orders.ts';
import { withKeptReceipts } from './kept-receipts.ts';
import { paymentsQuery } from './payment-queries.ts';

const api = (answer: () => Promise<Response>) =>
  createMuddatClient({ baseUrls: { billing: 'http://localhost/api/billing' }, fetch: answer });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = async () => Response.json({ code: 'not_found', message: 'x' }, { status: 404 });

async function told(answer: () => Promise<Response>, paymentId: string) {
  const queryClient = new QueryClient();
  const client = api(answer);
  const data = [payment('succeeded'), payment('processing', { payment_id: 'pay_2' })];
  queryClient.setQueryData(paymentsQuery(client).queryKey, { pages: [{ data }], pageParams: [null] });
  return withKeptReceipts(client, queryClient)
    .getPayment({ payment_id: paymentId })
    .then(
      ({ payment_id }) => payment_id,
      (error: unknown) => (error instanceof ApiError ? error.statusCode : error),
    );
}

test.each([
  ['one that succeeded is told as it was listed', lost, 'pay_1', 'pay_1'],
  ['of one under way only the server knows', lost, 'pay_2', 511],
  ['one that was not listed is not known', lost, 'pay_3', 511],
  ['a refusal is an answer', refused, 'pay_1', 404],
])('[X-09] a payment without a network: %s', async (_title, answer, paymentId, expected) => {
  expect(await told(answer, paymentId)).toBe(expected);
});

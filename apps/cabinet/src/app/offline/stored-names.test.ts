import { createMuddatClient } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { limitQuery } from '../../domain/limit/limit-query.ts';
import { newestOrdersQuery, orderQuery, ordersQuery } from '../../domain/order/order-queries.ts';
import { orderPaymentsQuery, paymentQuery, paymentsQuery } from '../../domain/payment/payment-queries.ts';
import { monthSummaryQuery, nextPaymentQuery, payoffQuoteQuery } from '../../domain/schedule/schedule-queries.ts';
import { balanceEntriesQuery } from '../../features/balance/balance-entries.ts';
import { isPageResponseName, storedResponseName } from './stored-names.ts';

const api = createMuddatClient({ baseUrls: {} });

test.each([
  ['the list of orders', ordersQuery(api).queryKey, 'orders'],
  ['an order', orderQuery(api, '100001').queryKey, 'order/100001'],
  ['payments', paymentsQuery(api).queryKey, 'payments'],
  ['a payment', paymentQuery(api, 'pay_1').queryKey, 'payment/pay_1'],
  ['the payments of an order', orderPaymentsQuery(api, '100001').queryKey, 'order-payments/100001'],
  ['the payments of the month', monthSummaryQuery(api).queryKey, 'month'],
  ['the limit', limitQuery(api).queryKey, 'limit'],
  ['the newest orders', newestOrdersQuery(api).queryKey, 'newest-orders'],
  ['the next payment', nextPaymentQuery(api).queryKey, 'next-payment'],
  ['the session', ['session'], 'session'],
])('the offline cache stores %s', (_title, key, name) => {
  expect(storedResponseName(key)).toBe(name);
});

test.each([
  ['a text search of orders', ordersQuery(api, { text: 'lego' }).queryKey],
  ['orders filtered by status', ordersQuery(api, { statuses: ['paid'] }).queryKey],
  ['cards', cardsQuery(api).queryKey],
  ['the balance', balanceQuery(api).queryKey],
  ['the history of the balance', balanceEntriesQuery(api).queryKey],
  ['a payoff quote, which is valid for one day', payoffQuoteQuery(api, '1').queryKey],
  ['the payment systems, which belong to no customer', ['available-systems']],
])('the offline cache does not store %s', (_title, key) => {
  expect(storedResponseName(key)).toBeNull();
});

test('`isPageResponseName` is true for orders and payments, and false for the session and the next payment', () => {
  expect(['session', 'next-payment'].some(isPageResponseName)).toBe(false);
  expect(['orders', 'order/1', 'payments'].every(isPageResponseName)).toBe(true);
});

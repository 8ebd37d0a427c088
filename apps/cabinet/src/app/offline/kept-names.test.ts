import { createMuddatClient } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { limitQuery } from '../../domain/limit/limit-query.ts';
import { newestOrdersQuery, orderQuery, ordersQuery } from '../../domain/order/order-queries.ts';
import { orderPaymentsQuery, paymentQuery, paymentsQuery } from '../../domain/payment/payment-queries.ts';
import { monthQuery, nextPaymentQuery, payoffQuoteQuery } from '../../domain/schedule/schedule-queries.ts';
import { balanceEntriesQuery } from '../../features/balance/balance-entries.ts';
import { isShownByPages, keptName } from './kept-names.ts';

const api = createMuddatClient({});

test.each([
  ['the list of orders', ordersQuery(api).queryKey, 'orders'],
  ['an order', orderQuery(api, '100001').queryKey, 'order/100001'],
  ['payments', paymentsQuery(api).queryKey, 'payments'],
  ['a payment', paymentQuery(api, 'pay_1').queryKey, 'payment/pay_1'],
  ['the payments of an order', orderPaymentsQuery(api, '100001').queryKey, 'order-payments/100001'],
  ['the month', monthQuery(api).queryKey, 'month'],
  ['the limit', limitQuery(api).queryKey, 'limit'],
  ['the newest orders', newestOrdersQuery(api).queryKey, 'newest-orders'],
  ['the next payment', nextPaymentQuery(api).queryKey, 'next-payment'],
  ['the session', ['session'], 'session'],
])('%s is kept', (_title, key, name) => {
  expect(keptName(key)).toBe(name);
});

test.each([
  ['orders that were looked for', ordersQuery(api, { text: 'lego' }).queryKey],
  ['orders of a status', ordersQuery(api, { statuses: ['paid'] }).queryKey],
  ['cards', cardsQuery(api).queryKey],
  ['the balance', balanceQuery(api).queryKey],
  ['its history', balanceEntriesQuery(api).queryKey],
  ['a quote, which ends with its day', payoffQuoteQuery(api, '1').queryKey],
  ['what is nobody’s', ['available-systems']],
])('%s: not kept', (_title, key) => {
  expect(keptName(key)).toBeNull();
});

test('the age of what the frame alone asks for is not told', () => {
  expect(['session', 'next-payment'].some(isShownByPages)).toBe(false);
  expect(['orders', 'order/1', 'payments'].every(isShownByPages)).toBe(true);
});

import { expect, test } from 'vitest';
import { OVERDUE_ORDER, TWO_WAITING_ORDERS } from '../../testing/orders.ts';
import { canPayOff, lastPayoffDay } from './can-pay-off.ts';

test.each([
  ['is offered for an order with open instalments', OVERDUE_ORDER, true],
  ['is not offered for an order that waits for its initial fee', TWO_WAITING_ORDERS[0], false],
  ['is not offered for a purchase in full', { ...OVERDUE_ORDER, payment_reason: 'order' as const, month: 0, schedule: [] }, false],
  ['is not offered for a paid order', { ...OVERDUE_ORDER, remainder: 0, payment_max: 0, payment_reason: null }, false],
])('[X-02] early payoff %s', (_, order, offered) => {
  expect(canPayOff(order)).toBe(offered);
});

test.each([
  ['2026-11-21', '2026-12-18'],
  ['2026-12-18', null],
  ['2027-01-01', null],
] as const)('[X-02] on %s the last day that the customer can choose for a payoff is %s', (today, last) => {
  expect(lastPayoffDay(OVERDUE_ORDER, today)).toBe(last);
});

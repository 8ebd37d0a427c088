import { expect, test } from 'vitest';
import { OVERDUE, WAITING_TWO } from '../../testing/orders.ts';
import { canPayOff, lastPayoffDay } from './can-pay-off.ts';

test.each([
  ['instalments that run', OVERDUE, true],
  ['an order that waits for its initial fee', WAITING_TWO[0], false],
  ['a purchase in full', { ...OVERDUE, payment_reason: 'order' as const, month: 0, schedule: [] }, false],
  ['an order that is paid', { ...OVERDUE, remainder: 0, payment_max: 0, payment_reason: null }, false],
])('[X-02] early payoff is offered: %s', (_, order, offered) => {
  expect(canPayOff(order)).toBe(offered);
});

test.each([
  ['2026-11-21', '2026-12-18'],
  ['2026-12-18', null],
  ['2027-01-01', null],
] as const)('[X-02] on %s the last day that can be picked is %s', (today, last) => {
  expect(lastPayoffDay(OVERDUE, today)).toBe(last);
});

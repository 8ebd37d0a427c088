import { expect, test } from 'vitest';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { placedNextStepsOf } from './placed-next-steps.ts';

const ROW = { number: 1, paid_amount: 0, state: 'upcoming' as const };
const PICKED_UP = {
  ...OVERDUE_ORDER,
  schedule: [
    { ...ROW, due_date: '2026-12-29' as const, amount: 100_000 },
    { ...ROW, number: 2, due_date: '2027-01-29' as const, amount: 100_000 },
  ],
};
const DELIVERED = { ...PICKED_UP, delivery: { ...OVERDUE_ORDER.delivery, kind: 'delivery' as const } };
const FULL = { ...DELIVERED, month: 0, schedule: [] };

test.each([
  ['nothing while no order is loaded', [], null],
  ['one order', [PICKED_UP], { arrival: 'pickup', firstPayment: { amount: 100_000, date: '2026-12-29' }, hasMore: true }],
  [
    'orders of two stores, with one sum for their first day',
    [DELIVERED, PICKED_UP],
    { arrival: 'both', firstPayment: { amount: 200_000, date: '2026-12-29' }, hasMore: true },
  ],
  ['a full purchase, without a payment', [FULL], { arrival: 'delivery', firstPayment: null, hasMore: false }],
])('placedNextStepsOf returns %s', (_what, orders, expected) => {
  expect(placedNextStepsOf(orders)).toEqual(expected);
});

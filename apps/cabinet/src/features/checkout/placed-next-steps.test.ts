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
const FULL = { ...DELIVERED, month: 0, schedule: [], remainder: 0, payment_max: 0 };
const CASH = { ...FULL, remainder: 360_000 };
const CARD = { ...CASH, payment_max: 360_000 };

test.each([
  ['nothing while no order is loaded', [], null],
  [
    'one order',
    [PICKED_UP],
    { stores: 1, arrival: 'pickup', cash: 0, firstPayment: { amount: 100_000, date: '2026-12-29' }, hasMore: true },
  ],
  [
    'the orders that a store has not refused',
    [PICKED_UP, { ...DELIVERED, status: 'refused' as const }],
    { stores: 1, arrival: 'pickup', cash: 0, firstPayment: { amount: 100_000, date: '2026-12-29' }, hasMore: true },
  ],
  [
    'orders of two stores, with one sum for their first day',
    [DELIVERED, PICKED_UP],
    { stores: 2, arrival: 'both', cash: 0, firstPayment: { amount: 200_000, date: '2026-12-29' }, hasMore: true },
  ],
  ['a full purchase, without a payment', [FULL], { stores: 1, arrival: 'delivery', cash: 0, firstPayment: null, hasMore: false }],
  ['a purchase in cash', [CASH], { stores: 1, arrival: 'delivery', cash: 360_000, firstPayment: null, hasMore: false }],
  [
    'a purchase by card that is paid in the portal',
    [CARD],
    { stores: 1, arrival: 'delivery', cash: 0, firstPayment: null, hasMore: false },
  ],
])('placedNextStepsOf returns %s', (_what, orders, expected) => {
  expect(placedNextStepsOf(orders)).toEqual(expected);
});

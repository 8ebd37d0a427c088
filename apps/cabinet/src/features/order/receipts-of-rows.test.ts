import { expect, test } from 'vitest';
import { OVERDUE_ORDER, wirePayment } from '../../testing/orders.ts';
import { receiptsOfRows } from './receipts-of-rows.ts';

const schedule = OVERDUE_ORDER.schedule.map((row) => ({ ...row, amount: 100, paid_amount: row.number === 3 ? 50 : 100 }));
const paid = (payment_id: string, amount: number, day: number, change: object = {}) =>
  wirePayment('succeeded', { payment_id, amount, updated_at: `2026-10-0${day}T09:00:00.000Z`, ...change });
const idsByRow = (...payments: ReturnType<typeof paid>[]) =>
  [...receiptsOfRows({ id: '100008', schedule }, payments)].map(([number, own]) => [number, own.map(({ payment_id }) => payment_id)]);

test('receiptsOfRows gives each instalment the payments that paid it, oldest first', () => {
  expect(idsByRow(paid('c', 50, 3), paid('b', 30, 2), paid('a', 170, 1))).toEqual([
    [1, ['a']],
    [2, ['a', 'b']],
    [3, ['c']],
  ]);
});

test('receiptsOfRows counts only the part of this order of a payment for several orders, and no initial fee', () => {
  const several = { orders: [{ order_id: '100008', amount: 250 }] };
  expect(idsByRow(paid('fee', 70, 1, { purpose: 'initial_fee' }), paid('a', 900, 2, several))).toEqual([
    [1, ['a']],
    [2, ['a']],
    [3, ['a']],
  ]);
});

test('receiptsOfRows names no payment if the payments do not add up to what is paid', () => {
  expect(idsByRow(paid('a', 240, 1))).toEqual([]);
});

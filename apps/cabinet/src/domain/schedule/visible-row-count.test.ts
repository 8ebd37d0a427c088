import { expect, test } from 'vitest';
import { visibleRowCount } from './visible-row-count.ts';

const schedule = (paid: number, open: number) =>
  Array.from({ length: paid + open }, (_, at) => ({
    number: at + 1,
    due_date: '2026-12-18' as const,
    amount: 1_000,
    paid_amount: at < paid ? 1_000 : 0,
    state: at < paid ? ('paid' as const) : ('upcoming' as const),
  }));

test.each([
  ['the requested count if one of twelve instalments is paid', schedule(1, 11), 5],
  ['the count of rows up to two after the next payment if seven of twelve instalments are paid', schedule(7, 5), 10],
  ['the requested count if all instalments are paid', schedule(12, 0), 5],
])('`visibleRowCount` returns %s', (_, rows, shown) => {
  expect(visibleRowCount(rows, 5)).toBe(shown);
});

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
  ['as many as wanted early in a schedule', schedule(1, 11), 5],
  ['up to two after the next one later in a schedule', schedule(7, 5), 10],
  ['as many as wanted in a paid schedule', schedule(12, 0), 5],
])('the payments shown before collapsing: %s', (_, rows, shown) => {
  expect(visibleRowCount(rows, 5)).toBe(shown);
});

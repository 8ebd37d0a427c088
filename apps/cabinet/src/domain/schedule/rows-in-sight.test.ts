import { expect, test } from 'vitest';
import { rowsInSight } from './rows-in-sight.ts';

const schedule = (paid: number, open: number) =>
  Array.from({ length: paid + open }, (_, at) => ({
    number: at + 1,
    due_date: '2026-12-18' as const,
    amount: 1_000,
    paid_amount: at < paid ? 1_000 : 0,
    state: at < paid ? ('paid' as const) : ('upcoming' as const),
  }));

test.each([
  ['early in a schedule as many as asked for', schedule(1, 11), 5],
  ['later on up to the next one and two more', schedule(7, 5), 10],
  ['of one that is paid as many as asked for', schedule(12, 0), 5],
])('%s', (_, rows, shown) => {
  expect(rowsInSight(rows, 5)).toBe(shown);
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyDate, anyRows } from './arbitraries.oracle.ts';
import { addMonthsClamped } from './calendar.ts';
import { moveDueDate, moveRange, spreadOverdue } from './hardship.ts';
import type { Row } from './row.ts';

const row = (number: number, amount: number, paidAmount = 0): Row => ({
  number,
  dueDate: addMonthsClamped('2026-12-21', number),
  amount,
  paidAmount,
});
const rows = [row(1, 300, 300), row(2, 300), row(3, 300), row(4, 300), row(5, 300)];

describe('moveDueDate', () => {
  it.each([
    [2, 15, [], '2027-03-08'],
    [4, 1, [1], '2027-04-22'],
    [5, 10, [2], '2027-05-31'],
  ])('moves instalment %i by %i days if the instalments %o were moved before: new due date $3', (number, days, moved, dueDate) => {
    const result = moveDueDate({ rows, number, days, moved });
    expect(result).toEqual({ ok: true, rows: rows.map((one) => (one.number === number ? { ...one, dueDate } : one)) });
  });

  it.each([
    [1, [], 'paid'],
    [3, [3], 'moved-recently'],
    [4, [2], 'moved-recently'],
    [2, [4], 'moved-recently'],
  ])('refuses to move instalment %i if the instalments %o were moved before: %s', (number, moved, code) => {
    expect(moveDueDate({ rows, number, days: 5, moved })).toEqual({ ok: false, code });
  });

  it.each([
    ['days', 2, 0],
    ['days', 2, 16],
    ['number', 9, 5],
  ])('an invalid %s throws a RangeError that names it (instalment %i, %i days)', (name, number, days) => {
    expect(() => moveDueDate({ rows, number, days, moved: [] })).toThrow(new RegExp(`^${name} must`));
  });
});

test.each([
  ['2027-03-21', '2027-02-01', { from: '2027-03-22', until: '2027-04-05' }],
  ['2027-03-21', '2027-03-25', { from: '2027-03-25', until: '2027-04-05' }],
  ['2027-03-21', '2027-04-05', { from: '2027-04-05', until: '2027-04-05' }],
  ['2027-03-21', '2027-04-06', null],
] as const)('moveRange: an instalment due on %s may be moved on %s to dates in the range %o', (dueDate, today, range) => {
  expect(moveRange(dueDate, today)).toEqual(range);
});

describe('spreadOverdue', () => {
  const late = [row(1, 100_000, 30_000), row(2, 100_000), row(3, 100_000), row(4, 100_000), row(5, 90_000)];

  it.each([
    [
      2,
      [
        [1, 30_000],
        [3, 185_000],
        [4, 185_000],
        [5, 90_000],
      ],
    ],
    [
      3,
      [
        [1, 30_000],
        [3, 157_000],
        [4, 157_000],
        [5, 146_000],
      ],
    ],
  ])('adds an overdue amount of 170 000 in %i parts to the next instalments', (parts, expected) => {
    const result = spreadOverdue({ rows: late, today: '2027-02-25', parts });
    expect(result.ok && result.rows.map(({ number, amount }) => [number, amount])).toEqual(expected);
  });

  it.each([
    ['2027-01-21', 2, 'nothing-overdue'],
    ['2027-03-25', 3, 'too-few-payments'],
    ['2027-06-25', 2, 'too-few-payments'],
  ] as const)('refuses to spread the overdue amount on %s in %i parts: %s', (today, parts, code) => {
    expect(spreadOverdue({ rows: late, today, parts })).toEqual({ ok: false, code });
  });

  it('keeps the total and the paid amount, and leaves nothing overdue', () => {
    fc.assert(
      fc.property(anyRows, anyDate, fc.constantFrom(2, 3), (any, today, parts) => {
        const result = spreadOverdue({ rows: any, today, parts });
        fc.pre(result.ok);
        const sums = (all: readonly Row[]) => [
          all.reduce((total, { amount }) => total + amount, 0),
          all.reduce((total, { paidAmount }) => total + paidAmount, 0),
        ];
        expect(sums(result.rows)).toEqual(sums(any));
        expect(result.rows.some((one) => one.dueDate < today && one.amount > one.paidAmount)).toBe(false);
      }),
    );
  });

  it.each([1, 4, 2.5])('throws a RangeError for %d parts', (parts) => {
    expect(() => spreadOverdue({ rows: late, today: '2027-02-25', parts })).toThrow(/^parts must/);
  });
});

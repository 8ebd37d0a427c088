import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyRows } from './arbitraries.oracle.ts';
import type { CalendarDate } from './calendar.ts';
import type { Row } from './row.ts';
import { rowState } from './row-state.ts';
import { overdueStage, summary } from './summary.ts';

const row = (number: number, dueDate: CalendarDate, paidAmount: number): Row => ({ number, dueDate, amount: 300, paidAmount });
const rows = [row(1, '2026-12-21', 300), row(2, '2027-01-21', 100), row(3, '2027-02-21', 0), row(4, '2027-03-21', 0)];
const states = (today: CalendarDate, any = rows) => any.map((one) => rowState(one, any, today));

describe('rowState', () => {
  it.each([
    ['2026-12-25', ['paid', 'partially_paid', 'upcoming', 'upcoming']],
    ['2027-01-21', ['paid', 'partially_paid', 'upcoming', 'upcoming']],
    ['2027-01-22', ['paid', 'overdue', 'due', 'upcoming']],
    ['2027-02-21', ['paid', 'overdue', 'due', 'upcoming']],
    ['2027-04-01', ['paid', 'overdue', 'overdue', 'overdue']],
  ] as const)('on %s the four instalments have the states %o', (today, expected) => {
    expect(states(today)).toEqual(expected);
  });

  it('the first instalment of a new order is due and the others are upcoming', () => {
    const fresh = rows.map((one) => ({ ...one, paidAmount: 0 }));
    expect(states('2026-11-21', fresh)).toEqual(['due', 'upcoming', 'upcoming', 'upcoming']);
  });

  it('at most one instalment is due, and the overdue amounts add up to the debt of the summary', () => {
    fc.assert(
      fc.property(anyRows, anyDate, (any, today) => {
        const all = any.map((one) => ({ state: rowState(one, any, today), rest: one.amount - one.paidAmount, dueDate: one.dueDate }));
        expect(all.filter(({ state }) => state === 'due').length).toBeLessThanOrEqual(1);
        for (const { state, rest, dueDate } of all) {
          expect(state === 'paid').toBe(rest === 0);
          expect(state === 'overdue').toBe(rest > 0 && dueDate < today);
        }
        const debt = all.filter(({ state }) => state === 'overdue').reduce((total, { rest }) => total + rest, 0);
        const told = summary(any, today);
        expect(told.pastDueDebt).toBe(debt);
        expect(told.overdueDays > 0).toBe(debt > 0);
        expect(told.paidAmount + told.remainder).toBe(any.reduce((total, { amount }) => total + amount, 0));
        expect(told.paymentAmount).toBeLessThanOrEqual(told.remainder);
        expect(told.paymentDate === null).toBe(told.remainder === 0);
      }),
    );
  });
});

it.each([
  ['2026-12-25', { paymentDate: '2027-01-21', paymentAmount: 200, overdueDays: 0, pastDueDebt: 0 }],
  ['2027-01-21', { paymentDate: '2027-01-21', paymentAmount: 200, overdueDays: 0, pastDueDebt: 0 }],
  ['2027-01-24', { paymentDate: '2027-01-21', paymentAmount: 200, overdueDays: 3, pastDueDebt: 200 }],
  ['2027-02-21', { paymentDate: '2027-01-21', paymentAmount: 500, overdueDays: 31, pastDueDebt: 200 }],
] as const)('the summary on %s has payment date, amount, overdue days and debt: %j', (today, expected) => {
  expect(summary(rows, today)).toEqual({ paidAmount: 400, remainder: 800, ...expected });
});

it('the summary of a paid order has nothing to pay and no payment date', () => {
  expect(summary([row(1, '2026-12-21', 300)], '2030-01-01')).toEqual({
    paidAmount: 300,
    remainder: 0,
    paymentDate: null,
    paymentAmount: 0,
    overdueDays: 0,
    pastDueDebt: 0,
  });
});

it('overdueStage returns none, grace, blocked, broke and court for more and more overdue days', () => {
  expect([0, 1, 5, 6, 59, 60, 119, 120, 900].map(overdueStage)).toEqual([
    'none',
    'grace',
    'grace',
    'blocked',
    'blocked',
    'broke',
    'broke',
    'court',
    'court',
  ]);
  expect(() => overdueStage(-1)).toThrow(/^overdueDays must/);
});

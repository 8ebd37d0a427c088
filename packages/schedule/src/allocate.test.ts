import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, applyPayment } from './allocate.ts';
import { anyRows } from './arbitraries.oracle.ts';
import type { CalendarDate } from './calendar.ts';
import { paymentBounds } from './payment-bounds.ts';
import type { Row } from './row.ts';

const row = (number: number, dueDate: CalendarDate, amount: number, paidAmount = 0): Row => ({ number, dueDate, amount, paidAmount });
const rows = [row(3, '2027-02-21', 300), row(1, '2026-12-21', 300, 100), row(2, '2027-01-21', 300)];

describe('allocate', () => {
  it.each([
    [0, [], 0],
    [150, [[1, 150]], 0],
    [200, [[1, 200]], 0],
    [
      450,
      [
        [1, 200],
        [2, 250],
      ],
      0,
    ],
    [
      800,
      [
        [1, 200],
        [2, 300],
        [3, 300],
      ],
      0,
    ],
    [
      1_000,
      [
        [1, 200],
        [2, 300],
        [3, 300],
      ],
      200,
    ],
  ] as const)('a payment of %i settles the earliest due dates first: instalments and amounts %j, excess %i', (amount, expected, excess) => {
    expect(allocate(rows, amount)).toEqual({ allocations: expected.map(([number, part]) => ({ number, amount: part })), excess });
  });

  it('pays the earliest due date first, not the lowest number, when a due date was moved', () => {
    expect(allocate([row(1, '2027-01-05', 300), row(2, '2027-01-01', 300)], 400).allocations).toEqual([
      { number: 2, amount: 300 },
      { number: 1, amount: 100 },
    ]);
  });

  it('pays the lowest number first when two instalments are due on one day', () => {
    expect(allocate([row(2, '2027-01-05', 300), row(1, '2027-01-05', 300)], 200).allocations).toEqual([{ number: 1, amount: 200 }]);
  });

  it('neither loses nor creates money, and pays no instalment while an earlier one is open', () => {
    fc.assert(
      fc.property(anyRows, fc.nat({ max: 30_000_000 }), (any, amount) => {
        const { allocations, excess } = allocate(any, amount);
        expect(allocations.reduce((total, part) => total + part.amount, excess)).toBe(amount);
        const after = applyPayment(any, amount);
        expect(after.excess).toBe(excess);
        const left = after.rows.map((one) => one.amount - one.paidAmount);
        expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
        const touched = new Set(allocations.map((part) => part.number));
        const lastTouched = after.rows.findLastIndex((one) => touched.has(one.number));
        for (const [index, open] of left.entries()) if (index < lastTouched) expect(open).toBe(0);
        if (excess > 0) expect(left.every((open) => open === 0)).toBe(true);
      }),
    );
  });

  it('two payments settle the same instalments as one payment of their sum', () => {
    fc.assert(
      fc.property(anyRows, fc.nat({ max: 9_000_000 }), fc.nat({ max: 9_000_000 }), (any, first, second) => {
        const apart = applyPayment(applyPayment(any, first).rows, second).rows;
        expect(apart).toEqual(applyPayment(any, first + second).rows);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, Infinity])('refuses the amount %d', (amount) => {
    expect(() => allocate(rows, amount)).toThrow(/^amount must/);
  });

  it('refuses an instalment whose paid amount exceeds its amount', () => {
    expect(() => allocate([row(1, '2026-12-21', 300, 301)], 10)).toThrow(/^paidAmount must/);
  });
});

describe('paymentBounds', () => {
  it.each([
    [rows, { min: 800, max: 800 }],
    [[row(1, '2026-12-21', 999_000, 1)], { min: 1_000, max: 998_999 }],
    [[row(1, '2026-12-21', 1_000)], { min: 1_000, max: 1_000 }],
    [[row(1, '2026-12-21', 300, 300)], { min: 0, max: 0 }],
    [[], { min: 0, max: 0 }],
  ])('case %#: the minimum is 1 000 soʻm, or the remaining debt if that is less; the maximum is the remaining debt', (any, bounds) => {
    expect(paymentBounds(any)).toEqual(bounds);
  });
});

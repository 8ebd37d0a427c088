import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRows } from './arbitraries.oracle.ts';
import { addMonthsClamped } from './calendar.ts';
import { returnItem } from './return-item.ts';
import type { Row } from './row.ts';

const row = (number: number, amount: number, paidAmount = 0): Row => ({
  number,
  dueDate: addMonthsClamped('2026-12-21', number),
  amount,
  paidAmount,
});
const short = (rows: readonly Row[]) => rows.map(({ number, amount, paidAmount }) => [number, amount, paidAmount]);
const rows = [row(1, 100_000, 100_000), row(2, 100_000, 40_000), row(3, 100_000), row(4, 96_500)];

describe('returnItem', () => {
  it.each([
    // item of 400 000, initial fee: rows, total, share, to the balance
    [
      0,
      0,
      [
        [1, 100_000, 100_000],
        [2, 99_000, 40_000],
        [3, 99_000, 0],
        [4, 98_500, 0],
      ],
      396_500,
      0,
      0,
    ],
    [
      100_000,
      0,
      [
        [1, 100_000, 100_000],
        [2, 66_000, 40_000],
        [3, 66_000, 0],
        [4, 65_375, 0],
      ],
      297_375,
      99_125,
      0,
    ],
    [300_000, 0, [[1, 99_125, 99_125]], 99_125, 297_375, 40_875],
    [
      290_000,
      0,
      [
        [1, 100_000, 100_000],
        [2, 4_000, 4_000],
        [3, 4_000, 4_000],
        [4, 1_037, 1_037],
      ],
      109_037,
      287_463,
      30_963,
    ],
    [400_000, 50_000, [], 0, 396_500, 190_000],
    [
      100_000,
      50_000,
      [
        [1, 100_000, 100_000],
        [2, 66_000, 40_000],
        [3, 66_000, 0],
        [4, 65_375, 0],
      ],
      297_375,
      99_125,
      12_500,
    ],
  ] as const)(
    'reduces a schedule for a returned item of %i with the initial fee %i',
    (itemPrice, initialFee, expected, total, share, toBalance) => {
      const result = returnItem({ rows, itemPrice, goodsPrice: 400_000, initialFee });
      expect([result.total, result.share, result.toBalance]).toEqual([total, share, toBalance]);
      expect(short(result.rows)).toEqual(expected);
    },
  );

  it('splits the old total into the new total and the share of the item, and keeps the due dates and the paid money', () => {
    fc.assert(
      fc.property(anyRows, fc.integer({ min: 1, max: 20_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (any, goodsPrice, part) => {
        const before = any.reduce((total, { amount }) => total + amount, 0);
        const paidBefore = any.reduce((total, { paidAmount }) => total + paidAmount, 0);
        const result = returnItem({ rows: any, itemPrice: Math.floor(goodsPrice * part), goodsPrice });
        expect(result.total + result.share).toBe(before);
        expect(result.rows.reduce((total, { amount }) => total + amount, 0)).toBe(result.total);
        expect(result.rows.reduce((total, { paidAmount }) => total + paidAmount, result.toBalance)).toBe(paidBefore);
        expect(result.toBalance).toBe(Math.max(0, paidBefore - result.total));
        for (const { number, dueDate, amount, paidAmount } of result.rows) {
          expect(amount > 0 && paidAmount >= 0 && paidAmount <= amount).toBe(true);
          expect(any.find((old) => old.number === number)?.dueDate).toBe(dueDate);
        }
      }),
    );
  });

  it.each([
    ['itemPrice', { itemPrice: 400_001 }],
    ['goodsPrice', { goodsPrice: 0 }],
    ['initialFee', { initialFee: -1 }],
  ])('an invalid %s throws a RangeError that names it', (name, bad) => {
    expect(() => returnItem({ rows, itemPrice: 1, goodsPrice: 400_000, ...bad })).toThrow(new RegExp(`^${name} must`));
  });
});

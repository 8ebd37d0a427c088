import { addMonthsClamped, type Row } from '@muddat/schedule';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deductSaving } from './payoff-rows.ts';

const row = (number: number, amount: number, paidAmount = 0): Row => ({
  number,
  dueDate: addMonthsClamped('2026-12-10', number),
  amount,
  paidAmount,
});

describe('deductSaving', () => {
  it.each([
    ['no instalment if it is 0', 0, [100, 100, 100]],
    ['part of the last instalment', 30, [100, 100, 70]],
    ['the last instalment and part of the one before', 130, [100, 70, 0]],
  ] as const)('deducts the saving from %s', (_what, saving, amounts) => {
    expect(deductSaving([row(1, 100, 100), row(2, 100), row(3, 100)], saving).map((item) => item.amount)).toEqual(amounts);
  });

  it('reduces no paid amount, and deducts exactly the saving, for any schedule', () => {
    const rows = fc.array(fc.tuple(fc.integer({ min: 1, max: 1_000 }), fc.double({ min: 0, max: 1, noNaN: true })), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(rows, fc.double({ min: 0, max: 1, noNaN: true }), (sums, share) => {
        const before = sums.map(([amount, paid], index) => row(index + 1, amount, Math.floor(amount * paid)));
        const left = before.reduce((sum, item) => sum + item.amount - item.paidAmount, 0);
        const saving = Math.floor(left * share);
        const after = deductSaving(before, saving);
        expect(after.map((item) => [item.number, item.paidAmount])).toEqual(before.map((item) => [item.number, item.paidAmount]));
        expect(after.every((item) => item.amount >= item.paidAmount)).toBe(true);
        expect(left - after.reduce((sum, item) => sum + item.amount - item.paidAmount, 0)).toBe(saving);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketPrice, bonusExpiresOn, bonusForPayment, cashCommission, maxBonus } from './basket.ts';

describe('a basket', () => {
  it.each([
    [{ goods: 1_000_000 }, 1_000_000],
    [{ goods: 1_000_000, promoDiscount: 100_000, bonuses: 200_000, delivery: 30_000 }, 730_000],
    [{ goods: 1_000_000, promoDiscount: 1_000_000 }, 0],
    [{ goods: 0, delivery: 30_000 }, 30_000],
  ])('with %o costs %i', (basket, price) => {
    expect(basketPrice(basket)).toBe(price);
  });

  it.each([
    ['goods', { goods: -1 }],
    ['promoDiscount', { goods: 100, promoDiscount: 101 }],
    ['bonuses', { goods: 1_000_000, bonuses: 200_001 }],
    ['bonuses', { goods: 1_000_000, promoDiscount: 900_000, bonuses: 100_001 }],
    ['delivery', { goods: 1, delivery: 0.5 }],
  ])('with an invalid %s throws a RangeError that names it: %o', (name, basket) => {
    expect(() => basketPrice(basket)).toThrow(new RegExp(`^${name} must`));
  });

  it('takes bonuses up to 20 % of its goods', () => {
    expect([0, 4, 5, 1_000_003].map(maxBonus)).toEqual([0, 0, 1, 200_000]);
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (goods) => {
        expect(maxBonus(goods) * 5).toBeLessThanOrEqual(goods);
        expect((maxBonus(goods) + 1) * 5).toBeGreaterThan(goods);
      }),
    );
  });
});

it.each([
  [1_000_000, undefined, 20_000],
  [25, undefined, 1],
  [24, undefined, 0],
  [1_000_000, 0, 0],
  [999, 150, 15],
])('cashCommission of a price of %i at %o basis points (200 by default) is %i', (price, bp, commission) => {
  expect(cashCommission(price, bp)).toBe(commission);
});

it.each([
  [350_000, '2026-12-20', 3_500],
  [350_000, '2026-12-21', 3_500],
  [350_000, '2026-12-22', 0],
  [199, '2026-12-21', 1],
  [99, '2026-12-21', 0],
] as const)('an instalment of %i paid on %s, due on 21 December 2026, earns %i bonuses', (amount, paidOn, bonus) => {
  expect(bonusForPayment({ amount, paidOn, dueDate: '2026-12-21' })).toBe(bonus);
});

it('bonuses expire after 365 days', () => {
  expect([bonusExpiresOn('2026-12-21'), bonusExpiresOn('2027-12-21')]).toEqual(['2027-12-21', '2028-12-20']);
});

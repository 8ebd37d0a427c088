import { describe, expect, it } from 'vitest';
import { evaluatePromo, normalizePromoCode, type Promo } from './promo-rules.ts';

const TODAY = '2026-11-24';
const promo = (change: Partial<Promo> = {}): Promo => ({
  percentBp: 1_000,
  amount: 0,
  storeId: null,
  minGoods: 0,
  validUntil: TODAY,
  maxUses: 2,
  uses: 0,
  ...change,
});
const two = [
  { storeId: '1', goods: 1_000_005 },
  { storeId: '2', goods: 500_000 },
];
const evaluate = (code: Promo | null, used = false) => evaluatePromo(code, two, { today: TODAY, used });

describe('a promo code', () => {
  it.each([
    ['a share of all goods, rounded down', promo(), [100_000, 50_000]],
    ['a share of the goods of its store', promo({ storeId: '2' }), [0, 50_000]],
    ['a fixed amount shared among all stores', promo({ percentBp: 0, amount: 30_000 }), [20_000, 10_000]],
    ['a fixed amount, at most the price of the goods', promo({ percentBp: 0, amount: 9_000_000 }), [1_000_005, 500_000]],
  ])('gives %s', (_name, code, discounts) => {
    expect(evaluate(code)).toEqual({ kind: 'gives', discounts });
  });

  it.each([
    ['unknown', null, false],
    ['expired', promo({ validUntil: '2026-11-23' }), false],
    ['used_up', promo({ uses: 2 }), false],
    ['used_up', promo(), true],
    ['other_store', promo({ storeId: '3' }), false],
    ['too_small', promo({ minGoods: 1_500_006 }), false],
    ['too_small', promo({ minGoods: 600_000, storeId: '2' }), false],
  ])('is refused as %s if it is stored as %j (already used by this customer: %s)', (code, stored, used) => {
    expect(evaluate(stored, used)).toEqual({ kind: 'refused', code });
  });

  it('is normalized: trimmed and in upper case', () => {
    expect([' muddat10 ', 'Muddat10', '   '].map(normalizePromoCode)).toEqual(['MUDDAT10', 'MUDDAT10', '']);
  });
});

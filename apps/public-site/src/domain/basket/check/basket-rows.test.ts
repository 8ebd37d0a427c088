import { describe, expect, it } from 'vitest';
import { checkAnswer, kept, STORES } from '../../../testing/basket-answers.ts';
import { basketGroups, goneItems, hasChanges, seenOf } from './basket-rows.ts';
import type { CheckedBasket } from './checked-basket.ts';
import { parseChecked } from './parse-checked.ts';

const ON_SALE = {
  '1': { price: 300_000, stock: 9, store: 'orzu' },
  '2': { price: 500_000, stock: 9, store: 'lola' },
} as const;

function check(items: Parameters<typeof checkAnswer>[0]): CheckedBasket {
  const checked = parseChecked(checkAnswer(items, ON_SALE));
  if (checked === null) throw new Error('not parsed');
  return checked;
}

describe('what the basket shows', () => {
  it('before the answer: what the device knows, and no sum', () => {
    expect(basketGroups([kept('1'), kept('2', { name: null, price: null, store: null })], null)).toMatchObject([
      { store: STORES.orzu, total: null, rows: [{ name: 'Чайник 1', price: 300_000, checked: null }] },
      { store: null, total: null, rows: [{ name: null, price: null, checked: null }] },
    ]);
  });

  it('after it: the backend’s names, stores and sums', () => {
    const items = [kept('2', { name: null, store: null }), kept('1', { quantity: 2 })];
    const groups = basketGroups(items, check(items.map(({ productId, quantity }) => ({ product_id: productId, quantity }))));
    expect(groups.map(({ store, total }) => [store?.name, total?.goods])).toEqual([
      ['Lola Libos', 500_000],
      ['Orzu Texnika', 600_000],
    ]);
  });

  it('a sum of other quantities is not shown, and that of the other store stays', () => {
    const checked = check([
      { product_id: '1', quantity: 1 },
      { product_id: '2', quantity: 1 },
    ]);
    const groups = basketGroups([kept('1', { quantity: 2 }), kept('2')], checked);
    expect(groups.map(({ total }) => total?.goods ?? null)).toEqual([null, 500_000]);
    expect(basketGroups([kept('2')], checked).map(({ total }) => total?.goods)).toEqual([500_000]);
  });

  it('goods that are no longer sold stand apart', () => {
    const items = [kept('1'), kept('9')];
    const checked = check([
      { product_id: '1', quantity: 1 },
      { product_id: '9', quantity: 1 },
    ]);
    expect(goneItems(items, checked)).toEqual([kept('9')]);
    expect(basketGroups(items, checked).flatMap(({ rows }) => rows.map((row) => row.productId))).toEqual(['1']);
    expect(hasChanges(checked)).toBe(true);
    expect(hasChanges(check([{ product_id: '1', quantity: 1, price: 300_000 }]))).toBe(false);
  });

  it('a changed price is remembered only when it was read, one that was not known at once', () => {
    const checked = check([{ product_id: '1', quantity: 1, price: 250_000 }]);
    const seen = (price: number | null, all: boolean) => seenOf([kept('1', { price })], checked, all).get('1')?.price;
    expect([seen(250_000, false), seen(250_000, true), seen(null, false)]).toEqual([250_000, 300_000, 300_000]);
  });
});

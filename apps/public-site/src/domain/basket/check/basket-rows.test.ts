import { describe, expect, it } from 'vitest';
import { basketCheckResponse, basketItem, STORES } from '../../../testing/basket-responses.ts';
import { basketProductUpdates, basketStoreGroups, hasBasketChanges, unavailableItems } from './basket-rows.ts';
import type { CheckedBasket } from './checked-basket.ts';
import { parseCheckedBasket } from './parse-checked-basket.ts';

const ON_SALE = {
  '1': { price: 300_000, stock: 9, store: 'orzu' },
  '2': { price: 500_000, stock: 9, store: 'lola' },
} as const;

function check(items: Parameters<typeof basketCheckResponse>[0]): CheckedBasket {
  const checked = parseCheckedBasket(basketCheckResponse(items, ON_SALE));
  if (checked === null) throw new Error('not parsed');
  return checked;
}

describe('basket rows', () => {
  it('show the saved data without totals before the basket check responds', () => {
    expect(basketStoreGroups([basketItem('1'), basketItem('2', { name: null, price: null, store: null })], null)).toMatchObject([
      { store: STORES.orzu, total: null, rows: [{ name: 'Чайник 1', price: 300_000, checked: null }] },
      { store: null, total: null, rows: [{ name: null, price: null, checked: null }] },
    ]);
  });

  it('show the names, stores and totals of the basket check', () => {
    const items = [basketItem('2', { name: null, store: null }), basketItem('1', { quantity: 2 })];
    const groups = basketStoreGroups(items, check(items.map(({ productId, quantity }) => ({ product_id: productId, quantity }))));
    expect(groups.map(({ store, total }) => [store?.name, total?.goods])).toEqual([
      ['Lola Libos', 500_000],
      ['Orzu Texnika', 600_000],
    ]);
  });

  it('hide the total of a store whose quantities changed, and keep that of another store', () => {
    const checked = check([
      { product_id: '1', quantity: 1 },
      { product_id: '2', quantity: 1 },
    ]);
    const groups = basketStoreGroups([basketItem('1', { quantity: 2 }), basketItem('2')], checked);
    expect(groups.map(({ total }) => total?.goods ?? null)).toEqual([null, 500_000]);
    expect(basketStoreGroups([basketItem('2')], checked).map(({ total }) => total?.goods)).toEqual([500_000]);
  });

  it('leave out goods that are no longer sold, which unavailableItems returns', () => {
    const items = [basketItem('1'), basketItem('9')];
    const checked = check([
      { product_id: '1', quantity: 1 },
      { product_id: '9', quantity: 1 },
    ]);
    expect(unavailableItems(items, checked)).toEqual([basketItem('9')]);
    expect(basketStoreGroups(items, checked).flatMap(({ rows }) => rows.map((row) => row.productId))).toEqual(['1']);
    expect(hasBasketChanges(checked)).toBe(true);
    expect(hasBasketChanges(check([{ product_id: '1', quantity: 1, price: 300_000 }]))).toBe(false);
  });

  it('take over a missing price immediately, but a changed price only after the customer has read it', () => {
    const checked = check([{ product_id: '1', quantity: 1, price: 250_000 }]);
    const seen = (price: number | null, all: boolean) => basketProductUpdates([basketItem('1', { price })], checked, all).get('1')?.price;
    expect([seen(250_000, false), seen(250_000, true), seen(null, false)]).toEqual([250_000, 300_000, 300_000]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  addItem,
  countPieces,
  groupByStore,
  MAX_BASKET_PIECES,
  remainingCapacity,
  removeItem,
  setQuantity,
  withSeenPrices,
} from './basket-rules.ts';
import { basketItem, formatBasketLines } from './testing.ts';

describe('basket rules', () => {
  it('a basket holds at most nine pieces, and pieces above the limit are not added', () => {
    let basket = addItem([], basketItem('1', { quantity: 7 }));
    basket = addItem(basket, basketItem('2', { quantity: 5 }));
    expect([formatBasketLines(basket), countPieces(basket), remainingCapacity(basket)]).toEqual(['1x7 2x2', MAX_BASKET_PIECES, 0]);
    expect(addItem(basket, basketItem('3'))).toBe(basket);
    expect(formatBasketLines(setQuantity(basket, '2', 4))).toBe('1x7 2x2');
    expect(formatBasketLines(setQuantity(removeItem(basket, '1'), '2', 99))).toBe('2x9');
  });

  it('adding a product again raises its quantity, with the latest price and the first date', () => {
    const first = basketItem('1', { addedAt: '2026-11-01T00:00:00.000Z', price: 100 });
    const basket = addItem([first], basketItem('1', { quantity: 2, addedAt: '2026-11-21T00:00:00.000Z', price: 120 }));
    expect(basket).toEqual([{ ...first, quantity: 3, price: 120 }]);
  });

  it.each([
    ['0 removes the product', 0, ''],
    ['a negative number removes the product', -3, ''],
    ['a fraction is ignored', 1.5, '1x2'],
    ['NaN is ignored', Number.NaN, '1x2'],
    ['1 is set', 1, '1x1'],
  ])('setting a quantity: %s', (_title, wanted, expected) => {
    expect(formatBasketLines(setQuantity([basketItem('1', { quantity: 2 })], '1', wanted))).toBe(expected);
  });

  it('a change without effect returns the same basket object', () => {
    const basket = [basketItem('1', { quantity: 2 })];
    expect(setQuantity(basket, '1', 2)).toBe(basket);
    expect(setQuantity(basket, 'x', 2)).toBe(basket);
    expect(removeItem(basket, 'x')).toBe(basket);
    const seen = new Map([['1', { price: 1_000, name: 'Name 1', store: basketItem('1').store }]]);
    expect(withSeenPrices(basket, seen)).toBe(basket);
  });

  it('the last seen price, name and store are stored with the item', () => {
    const seen = new Map([['1', { price: 5, name: 'New', store: null }]]);
    expect(withSeenPrices([basketItem('1'), basketItem('2')], seen)).toEqual([
      { ...basketItem('1'), price: 5, name: 'New', store: null },
      basketItem('2'),
    ]);
  });

  it('items are grouped by store in order of appearance, items without a store separately', () => {
    const groups = groupByStore([
      basketItem('1', { store: 'b' }),
      basketItem('2', { store: 'a' }),
      basketItem('3', { store: null }),
      basketItem('4', { store: 'b' }),
    ]);
    expect(groups.map(({ store, items }) => [store?.id ?? null, formatBasketLines(items)])).toEqual([
      ['b', '1x1 4x1'],
      ['a', '2x1'],
      [null, '3x1'],
    ]);
  });
});

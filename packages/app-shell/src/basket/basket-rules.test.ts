import { describe, expect, it } from 'vitest';
import { addItem, BASKET_MAX_GOODS, countGoods, groupByStore, rememberSeen, removeItem, roomIn, setQuantity } from './basket-rules.ts';
import { item, lines } from './testing.ts';

describe('the rules of a basket', () => {
  it('holds fewer than ten goods: what does not fit stays outside', () => {
    let basket = addItem([], item('1', { quantity: 7 }));
    basket = addItem(basket, item('2', { quantity: 5 }));
    expect([lines(basket), countGoods(basket), roomIn(basket)]).toEqual(['1x7 2x2', BASKET_MAX_GOODS, 0]);
    expect(addItem(basket, item('3'))).toBe(basket);
    expect(lines(setQuantity(basket, '2', 4))).toBe('1x7 2x2');
    expect(lines(setQuantity(removeItem(basket, '1'), '2', 99))).toBe('2x9');
  });

  it('counts a product once: more of it joins what is there, with the price seen last and the moment it first came', () => {
    const first = item('1', { addedAt: '2026-11-01T00:00:00.000Z', price: 100 });
    const basket = addItem([first], item('1', { quantity: 2, addedAt: '2026-11-21T00:00:00.000Z', price: 120 }));
    expect(basket).toEqual([{ ...first, quantity: 3, price: 120 }]);
  });

  it.each([
    ['none takes it out', 0, ''],
    ['less than none too', -3, ''],
    ['a fraction is no quantity', 1.5, '1x2'],
    ['nor is what is no number', Number.NaN, '1x2'],
    ['one', 1, '1x1'],
  ])('sets a quantity: %s', (_title, wanted, expected) => {
    expect(lines(setQuantity([item('1', { quantity: 2 })], '1', wanted))).toBe(expected);
  });

  it('answers the very same basket where nothing changes', () => {
    const basket = [item('1', { quantity: 2 })];
    expect(setQuantity(basket, '1', 2)).toBe(basket);
    expect(setQuantity(basket, 'x', 2)).toBe(basket);
    expect(removeItem(basket, 'x')).toBe(basket);
    const seen = new Map([['1', { price: 1_000, name: 'Name 1', store: item('1').store }]]);
    expect(rememberSeen(basket, seen)).toBe(basket);
  });

  it('remembers what was seen', () => {
    const seen = new Map([['1', { price: 5, name: 'New', store: null }]]);
    expect(rememberSeen([item('1'), item('2')], seen)).toEqual([{ ...item('1'), price: 5, name: 'New', store: null }, item('2')]);
  });

  it('groups by store in the order in which stores came, and what is of no known store apart', () => {
    const groups = groupByStore([
      item('1', { store: 'b' }),
      item('2', { store: 'a' }),
      item('3', { store: null }),
      item('4', { store: 'b' }),
    ]);
    expect(groups.map(({ store, items }) => [store?.id ?? null, lines(items)])).toEqual([
      ['b', '1x1 4x1'],
      ['a', '2x1'],
      [null, '3x1'],
    ]);
  });
});

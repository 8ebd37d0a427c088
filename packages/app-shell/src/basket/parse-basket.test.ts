import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGoods } from './basket-rules.ts';
import { parseAccountItems, parseStoredBasket, serializeBasket } from './parse-basket.ts';
import { item, lines } from './testing.ts';

describe('a stored basket', () => {
  it('comes back as it was kept', () => {
    const basket = [item('1000', { quantity: 3 }), item('1001', { price: null, name: null, store: null })];
    expect(parseStoredBasket(serializeBasket(basket))).toEqual(basket);
  });

  it.each([null, '', '{', 'null', '[]', '"text"', '{"v":2,"items":[]}', '{"v":1}', '{"v":1,"items":{}}'])(
    'is empty where %j is stored',
    (text) => {
      expect(parseStoredBasket(text)).toEqual([]);
    },
  );

  it('keeps what can be read of a spoilt one, and the rules hold again', () => {
    const spoilt = [
      null,
      7,
      { ...item('1'), quantity: 'many' },
      { ...item('2'), quantity: -1 },
      { ...item('3'), productId: '' },
      { ...item('4'), productId: 'a\u0000b' },
      { ...item('5'), quantity: 4, price: 'free', name: 12, addedAt: 'yesterday', store: { id: 1 } },
      { ...item('5'), quantity: 2 },
      { ...item('6'), quantity: 50 },
      item('7'),
    ];
    const basket = parseStoredBasket(JSON.stringify({ v: 1, items: spoilt }));
    expect(lines(basket)).toBe('5x6 6x3');
    expect(basket[0]?.addedAt).toBe('1970-01-01T00:00:00.000Z');
  });

  it('never throws and never holds ten goods, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.json(), (value, text) => {
        expect(countGoods(parseStoredBasket(text))).toBeLessThan(10);
        expect(countGoods(parseAccountItems(value))).toBeLessThan(10);
      }),
    );
  });
});

it('what an account answers is read by the names of the contract', () => {
  const answered = [{ product_id: '1000', quantity: 2, added_at: '2026-11-21T04:00:00.000Z', price: 5 }, { id: 'x' }];
  expect(parseAccountItems(answered)).toEqual([
    { productId: '1000', quantity: 2, addedAt: '2026-11-21T04:00:00.000Z', price: 5, name: null, store: null },
  ]);
});

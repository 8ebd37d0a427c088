import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPieces } from './basket-rules.ts';
import { parseAccountItems, parseStoredBasket, serializeBasket } from './parse-basket.ts';
import { basketItem, formatBasketLines } from './testing.ts';

describe('a stored basket', () => {
  it('is read as it was saved', () => {
    const basket = [basketItem('1000', { quantity: 3 }), basketItem('1001', { price: null, name: null, store: null })];
    expect(parseStoredBasket(serializeBasket(basket))).toEqual(basket);
  });

  it.each([null, '', '{', 'null', '[]', '"text"', '{"v":2,"items":[]}', '{"v":1}', '{"v":1,"items":{}}'])(
    'is empty if %j is stored',
    (text) => {
      expect(parseStoredBasket(text)).toEqual([]);
    },
  );

  it('keeps the valid items of corrupt data, within the basket rules', () => {
    const spoilt = [
      null,
      7,
      { ...basketItem('1'), quantity: 'many' },
      { ...basketItem('2'), quantity: -1 },
      { ...basketItem('3'), productId: '' },
      { ...basketItem('4'), productId: 'a\u0000b' },
      { ...basketItem('5'), quantity: 4, price: 'free', name: 12, addedAt: 'yesterday', store: { id: 1 } },
      { ...basketItem('5'), quantity: 2 },
      { ...basketItem('6'), quantity: 50 },
      basketItem('7'),
    ];
    const basket = parseStoredBasket(JSON.stringify({ v: 1, items: spoilt }));
    expect(formatBasketLines(basket)).toBe('5x6 6x3');
    expect(basket[0]?.addedAt).toBe('1970-01-01T00:00:00.000Z');
  });

  it('never throws or exceeds nine pieces, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.json(), (value, text) => {
        expect(countPieces(parseStoredBasket(text))).toBeLessThan(10);
        expect(countPieces(parseAccountItems(value))).toBeLessThan(10);
      }),
    );
  });
});

it('the account basket is parsed by the field names of the contract', () => {
  const answered = [{ product_id: '1000', quantity: 2, added_at: '2026-11-21T04:00:00.000Z', price: 5 }, { id: 'x' }];
  expect(parseAccountItems(answered)).toEqual([
    { productId: '1000', quantity: 2, addedAt: '2026-11-21T04:00:00.000Z', price: 5, name: null, store: null },
  ]);
});

import { describe, expect, it } from 'vitest';
import { basketCheckResponse } from '../../../testing/basket-responses.ts';
import { parseCheckedBasket } from './parse-checked-basket.ts';

const answer = () =>
  basketCheckResponse([{ product_id: '1', quantity: 2, price: 5 }], { '1': { price: 1_000_000, stock: 1, store: 'orzu' } });

describe('parseCheckedBasket', () => {
  it('returns the fields that the page shows', () => {
    const parsed = parseCheckedBasket(answer());
    expect(parsed?.stores[0]?.lines).toEqual([
      { productId: '1', quantity: 2, available: 1, state: 'less_stock', priceWas: 5, name: 'Чайник 1', price: 1_000_000, image: null },
    ]);
    expect([parsed?.stores[0]?.goodsTotal, parsed?.stores[0]?.offers.length, parsed?.asOf]).toEqual([1_000_000, 2, '2026-11-21']);
  });

  it.each([
    ['null', null],
    ['the HTML page of a proxy', '<html>'],
    ['another shape', { stores: {}, gone: [], as_of: '' }],
    ['a store without its name', { ...answer(), stores: [{ ...answer().stores[0], store: { id: '1' } }] }],
    ['a sum that is no number', { ...answer(), stores: [{ ...answer().stores[0], goods_total: 'many' }] }],
    ['an offer without its figures', { ...answer(), stores: [{ ...answer().stores[0], offers: [{ months: 3 }] }] }],
    ['a line without its product', { ...answer(), stores: [{ ...answer().stores[0], items: [{ product_id: '1' }] }] }],
  ])('returns null for %s', (_title, body) => {
    expect(parseCheckedBasket(body)).toBeNull();
  });

  it('treats an unknown state as ok and drops a picture with an unsafe address', () => {
    const [store] = answer().stores;
    const [line] = store?.items ?? [];
    const image = { url: 'javascript:alert(1)', width: 1, height: 1, placeholder: 'x' };
    const body = { ...answer(), stores: [{ ...store, items: [{ ...line, state: 'moved', product: { ...line?.product, image } }] }] };
    expect(parseCheckedBasket(body)?.stores[0]?.lines[0]).toMatchObject({ state: 'ok', image: null });
  });
});

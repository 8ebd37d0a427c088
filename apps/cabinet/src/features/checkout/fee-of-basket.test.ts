import { expect, test } from 'vitest';
import { EMPTY_CHECKOUT_DRAFT } from '../../domain/checkout/checkout-draft.ts';
import { CHECKED_STORE, OTHER_CHECKED_STORE } from '../../testing/checkout.ts';
import { basketKeyOf, removeFeeOfOtherBasket } from './fee-of-basket.ts';

const [FIRST, SECOND] = [
  { product_id: '1000', quantity: 1 },
  { product_id: '2000', quantity: 2 },
];
const BOTH = basketKeyOf([FIRST, SECOND], [CHECKED_STORE, OTHER_CHECKED_STORE]);

test.each([
  ['the same goods in another order', [SECOND, FIRST], [OTHER_CHECKED_STORE, CHECKED_STORE], true],
  ['one product less', [FIRST], [CHECKED_STORE], false],
  ['another quantity', [FIRST, { ...SECOND, quantity: 1 }], [CHECKED_STORE, OTHER_CHECKED_STORE], false],
  ['another product at the same price', [FIRST, { ...SECOND, product_id: '3000' }], [CHECKED_STORE, OTHER_CHECKED_STORE], false],
  ['another price', [FIRST, SECOND], [CHECKED_STORE, { ...OTHER_CHECKED_STORE, goods_total: 400_000 }], false],
])('compared with a basket, basketKeyOf of %s is equal: %#', (_what, items, stores, isEqual) => {
  expect(basketKeyOf(items, stores) === BOTH).toBe(isEqual);
});

test.each([
  ['keeps a fee chosen for this basket', { initialFee: 50_000, feeBasket: BOTH }, BOTH, 50_000],
  ['removes a fee chosen for another basket', { initialFee: 50_000, feeBasket: 'other' }, BOTH, null],
  ['keeps a fee that was just chosen in the basket', { initialFee: 50_000, feeBasket: null }, BOTH, 50_000],
  ['keeps a fee while the basket is unknown', { initialFee: 50_000, feeBasket: 'other' }, null, 50_000],
  ['keeps an empty fee', { initialFee: null, feeBasket: 'other' }, BOTH, null],
  ['keeps a text that is not an amount in the field', { initialFee: Number.NaN, feeBasket: BOTH }, BOTH, Number.NaN],
])('removeFeeOfOtherBasket %s', (_what, change, basketKey, fee) => {
  const draft = { ...EMPTY_CHECKOUT_DRAFT, months: 3, ...change };
  expect(removeFeeOfOtherBasket(draft, basketKey)).toEqual({ ...draft, initialFee: fee });
});

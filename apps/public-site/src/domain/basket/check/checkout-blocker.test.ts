import { expect, test } from 'vitest';
import { basketCheckResponse, basketItem } from '../../../testing/basket-responses.ts';
import type { CheckedBasket } from './checked-basket.ts';
import { findCheckoutBlocker } from './checkout-blocker.ts';
import { parseCheckedBasket } from './parse-checked-basket.ts';

const ON_SALE = { '1': { price: 300_000, stock: 9, store: 'orzu' }, '2': { price: 300_000, stock: 1, store: 'lola' } } as const;
const checkedOf = (...items: ReturnType<typeof basketItem>[]): CheckedBasket | null =>
  parseCheckedBasket(
    basketCheckResponse(
      items.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
      { ...ON_SALE, '3': { price: 300_000, stock: 0, store: 'lola' } },
    ),
  );
const saved = 'saved' as const;

test.each([
  ['null for goods that can be bought', [basketItem('1'), basketItem('2')], null],
  ['null for nine goods', [basketItem('1', { quantity: 9 })], null],
  ['too-many for ten goods', [basketItem('1', { quantity: 10 })], 'too-many'],
  ['sold-out for a sold-out product', [basketItem('1'), basketItem('3')], 'sold-out'],
  ['less-stock for fewer pieces than wanted', [basketItem('2', { quantity: 2 })], 'less-stock'],
  ['gone for a product that is no longer sold', [basketItem('1'), basketItem('9')], 'gone'],
])('findCheckoutBlocker returns %s', (_what, items, wait) => {
  expect(findCheckoutBlocker({ items, saving: saved }, { state: 'answered', basket: checkedOf(...items) })).toBe(wait);
});

test.each([
  ['asking', 'saved', 'checking'],
  ['failed', 'saved', 'not-checked'],
  ['answered', 'saving', 'checking'],
  ['answered', 'failed', 'not-saved'],
] as const)('with check state %s and saving state %s findCheckoutBlocker returns %s', (state, saving, wait) => {
  expect(findCheckoutBlocker({ items: [basketItem('1')], saving }, { state, basket: checkedOf(basketItem('1')) })).toBe(wait);
});

test('findCheckoutBlocker returns checking before the first response', () => {
  expect(findCheckoutBlocker({ items: [basketItem('1')], saving: saved }, { state: 'asking', basket: null })).toBe('checking');
});

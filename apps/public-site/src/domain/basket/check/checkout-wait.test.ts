import { expect, test } from 'vitest';
import { checkAnswer, kept } from '../../../testing/basket-answers.ts';
import type { CheckedBasket } from './checked-basket.ts';
import { checkoutWait } from './checkout-wait.ts';
import { parseChecked } from './parse-checked.ts';

const ON_SALE = { '1': { price: 300_000, stock: 9, store: 'orzu' }, '2': { price: 300_000, stock: 1, store: 'lola' } } as const;
const checkedOf = (...items: ReturnType<typeof kept>[]): CheckedBasket | null =>
  parseChecked(
    checkAnswer(
      items.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
      { ...ON_SALE, '3': { price: 300_000, stock: 0, store: 'lola' } },
    ),
  );
const saved = 'saved' as const;

test.each([
  ['goods that can be bought', [kept('1'), kept('2')], null],
  ['nine goods', [kept('1', { quantity: 9 })], null],
  ['ten goods', [kept('1', { quantity: 10 })], 'too-many'],
  ['a product that is sold out', [kept('1'), kept('3')], 'sold-out'],
  ['fewer pieces than wanted', [kept('2', { quantity: 2 })], 'less-stock'],
  ['a product that nobody sells any more', [kept('1'), kept('9')], 'gone'],
])('for %s the checkout waits for %o', (_what, items, wait) => {
  expect(checkoutWait({ items, saving: saved }, { state: 'answered', basket: checkedOf(...items) })).toBe(wait);
});

test.each([
  ['asking', 'saved', 'checking'],
  ['failed', 'saved', 'not-checked'],
  ['answered', 'saving', 'checking'],
  ['answered', 'failed', 'not-saved'],
] as const)('a check that is %s over a basket that is %s waits for %s', (state, saving, wait) => {
  expect(checkoutWait({ items: [kept('1')], saving }, { state, basket: checkedOf(kept('1')) })).toBe(wait);
});

test('before the first answer it waits for that', () => {
  expect(checkoutWait({ items: [kept('1')], saving: saved }, { state: 'asking', basket: null })).toBe('checking');
});

import { expect, test } from 'vitest';
import { aimOfOrders, sumOf } from './aims.ts';

const order = (id: string, payment_reason: 'initial_fee' | 'order' | 'instalment' | null, payment_amount: number) => ({
  id,
  payment_reason,
  payment_amount,
});

test('the initial fees of all orders are one aim, and their sum is what it costs', () => {
  const aim = aimOfOrders('chk_1', [order('1', 'initial_fee', 50_000), order('2', 'initial_fee', 235_000)]);
  expect(aim).toEqual({
    purpose: 'initial_fee',
    checkoutId: 'chk_1',
    orders: [
      { orderId: '1', amount: 50_000 },
      { orderId: '2', amount: 235_000 },
    ],
  });
  expect(aim && sumOf(aim)).toBe(285_000);
});

test.each([
  ['one that was paid meanwhile, and asks for its next instalment', order('1', 'instalment', 80_000)],
  ['one that was canceled meanwhile', order('1', null, 0)],
])('left out is %s', (_, other) => {
  expect(aimOfOrders('chk_1', [other, order('2', 'order', 300_000)])).toEqual({
    purpose: 'order',
    checkoutId: 'chk_1',
    orders: [{ orderId: '2', amount: 300_000 }],
  });
});

test('where no order waits there is no aim', () => {
  expect(aimOfOrders('chk_1', [order('1', null, 0), order('2', 'instalment', 80_000)])).toBeNull();
});

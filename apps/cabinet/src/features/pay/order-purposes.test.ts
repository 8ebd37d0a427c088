import { expect, test } from 'vitest';
import { purposeOfOrders, totalAmountOf } from './order-purposes.ts';

const order = (id: string, payment_reason: 'initial_fee' | 'order' | 'instalment' | null, payment_amount: number) => ({
  id,
  payment_reason,
  payment_amount,
});

test('purposeOfOrders combines the initial fees of several orders into one payment with their sum', () => {
  const aim = purposeOfOrders('chk_1', [order('1', 'initial_fee', 50_000), order('2', 'initial_fee', 235_000)]);
  expect(aim).toEqual({
    purpose: 'initial_fee',
    checkoutId: 'chk_1',
    orders: [
      { orderId: '1', amount: 50_000 },
      { orderId: '2', amount: 235_000 },
    ],
  });
  expect(aim && totalAmountOf(aim)).toBe(285_000);
});

test.each([
  ['an order that was paid meanwhile and now waits for an instalment', order('1', 'instalment', 80_000)],
  ['an order that was canceled meanwhile', order('1', null, 0)],
])('purposeOfOrders leaves out %s', (_, other) => {
  expect(purposeOfOrders('chk_1', [other, order('2', 'order', 300_000)])).toEqual({
    purpose: 'order',
    checkoutId: 'chk_1',
    orders: [{ orderId: '2', amount: 300_000 }],
  });
});

test('purposeOfOrders returns null if no order waits for its first payment', () => {
  expect(purposeOfOrders('chk_1', [order('1', null, 0), order('2', 'instalment', 80_000)])).toBeNull();
});

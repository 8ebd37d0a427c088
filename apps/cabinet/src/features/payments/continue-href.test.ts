import { expect, test } from 'vitest';
import { wirePayment } from '../../testing/orders.ts';
import { continueHref } from './continue-href.ts';

const several = { order_id: null, orders: [{ order_id: '100008', amount: 1_000 }] };
const url = 'https://checkout.example/pay_1';

test.each([
  ['a code for one order', wirePayment('otp_required'), '/ru/orders/100008/pay?payment=pay_1'],
  ['a code for several orders', wirePayment('otp_required', several), '/ru/cabinet/pay?payment=pay_1'],
  ['a payment app', wirePayment('processing', { url }), '/ru/orders/100008/pay?payment=pay_1'],
  ['a top-up', wirePayment('otp_required', { purpose: 'top_up', order_id: null }), '/ru/cabinet/balance?act=top-up&payment=pay_1'],
  [
    'a withdrawal',
    wirePayment('otp_required', { purpose: 'withdrawal', order_id: null }),
    '/ru/cabinet/balance?act=withdraw&payment=pay_1',
  ],
  ['none while the bank decides', wirePayment('processing'), null],
  ['none after success', wirePayment('succeeded'), null],
])('continueHref returns the page that continues a payment: %s', (_, given, href) => {
  expect(continueHref(given, 'ru')).toBe(href);
});

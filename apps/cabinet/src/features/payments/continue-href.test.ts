import { expect, test } from 'vitest';
import { payment } from '../../testing/orders.ts';
import { continueHref } from './continue-href.ts';

const several = { order_id: null, orders: [{ order_id: '100008', amount: 1_000 }] };
const url = 'https://checkout.example/pay_1';

test.each([
  ['a code for an order', payment('otp_required'), '/ru/orders/100008/pay?payment=pay_1'],
  ['a code for several orders', payment('otp_required', several), '/ru/cabinet/pay?payment=pay_1'],
  ['an app', payment('processing', { url }), '/ru/orders/100008/pay?payment=pay_1'],
  ['a top-up', payment('otp_required', { purpose: 'top_up', order_id: null }), '/ru/cabinet/balance?act=top-up&payment=pay_1'],
  ['a withdrawal', payment('otp_required', { purpose: 'withdrawal', order_id: null }), '/ru/cabinet/balance?act=withdraw&payment=pay_1'],
  ['the bank alone', payment('processing'), null],
  ['nothing', payment('succeeded'), null],
])('what waits for %s goes on there', (_, given, href) => {
  expect(continueHref(given, 'ru')).toBe(href);
});

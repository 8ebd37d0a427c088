import { expect, test } from 'vitest';
import { wirePayment } from '../../testing/orders.ts';
import { continueHref } from './continue-href.ts';

const several = { order_id: null, orders: [{ order_id: '100008', amount: 1_000 }] };
const url = 'https://checkout.example/pay_1';

test.each([
  ['the payment page of the order for a payment that waits for a code', wirePayment('otp_required'), '/ru/orders/100008/pay?payment=pay_1'],
  [
    'the page for paying several orders for a joint payment that waits for a code',
    wirePayment('otp_required', several),
    '/ru/cabinet/pay?payment=pay_1',
  ],
  [
    'the payment page of the order for a payment that waits in a payment app',
    wirePayment('processing', { url }),
    '/ru/orders/100008/pay?payment=pay_1',
  ],
  [
    'the page of the top-up for one that waits for a code',
    wirePayment('otp_required', { purpose: 'top_up', order_id: null }),
    '/ru/cabinet/balance?act=top-up&payment=pay_1',
  ],
  [
    'the page of the withdrawal for one that waits for a code',
    wirePayment('otp_required', { purpose: 'withdrawal', order_id: null }),
    '/ru/cabinet/balance?act=withdraw&payment=pay_1',
  ],
  ['null for a payment that the bank is deciding on', wirePayment('processing'), null],
  ['null for a successful payment', wirePayment('succeeded'), null],
])('continueHref returns %s', (_, given, href) => {
  expect(continueHref(given, 'ru')).toBe(href);
});

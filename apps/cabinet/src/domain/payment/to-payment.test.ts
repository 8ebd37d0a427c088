import type { billing } from '@muddat/sdk/types';
import { expect, test } from 'vitest';
import { parseHttpUrl, toPayment } from './to-payment.ts';

const wire: billing.components['schemas']['Payment'] = {
  payment_id: 'pay_1',
  status: 'otp_required',
  purpose: 'instalment',
  order_id: '100001',
  quote_id: null,
  amount: 520_000,
  excess_amount: 0,
  refunded_amount: 0,
  sources: [
    { type: 'balance', entity_id: null, system: null, last4: null, amount: 20_000 },
    { type: 'bank_card', entity_id: 'card_1', system: 'uzcard', last4: '1234', amount: 500_000 },
  ],
  reason: null,
  otp: { length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '99890*****01' },
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:01.000Z',
  events: [],
};

const read = (now: number) => ({ now, transliterate: (text: string) => text.toUpperCase() });

test('`toPayment` converts the seconds of a code to timestamps of the device, and drops its tries left', () => {
  expect(toPayment(wire, read(1_000_000)).otp).toEqual({
    length: 6,
    resendAt: 1_060_000,
    expiresAt: 1_300_000,
    triesLeft: null,
    maskedPhone: '+998 90 ••• •• 01',
    channel: 'sms',
    lockedUntil: null,
  });
});

test('`toPayment` keeps amount, sources and message of a failed payment, without a code', () => {
  const { otp: _, ...rest } = wire;
  expect(toPayment({ ...rest, status: 'failed', reason: 'card_declined', message: 'Банк отклонил платеж' }, read(0))).toEqual({
    id: 'pay_1',
    status: 'failed',
    purpose: 'instalment',
    amount: 520_000,
    orderShares: [],
    excess: 0,
    sources: [
      { type: 'balance', system: null, last4: null, amount: 20_000 },
      { type: 'bank_card', system: 'uzcard', last4: '1234', amount: 500_000 },
    ],
    appUrl: null,
    events: [],
    updatedAt: '2026-11-21T08:00:01.000Z',
    otp: null,
    refundedAmount: 0,
    refunds: [],
    message: 'БАНК ОТКЛОНИЛ ПЛАТЕЖ',
    reason: 'card_declined',
  });
});

test('`toPayment` returns the share of each order of a payment for several orders', () => {
  const orders = [
    { order_id: '100001', amount: 285_000 },
    { order_id: '100002', amount: 235_000 },
  ];
  expect(toPayment({ ...wire, order_id: null, orders }, read(0)).orderShares).toEqual([
    { orderId: '100001', amount: 285_000 },
    { orderId: '100002', amount: 235_000 },
  ]);
});

test.each([
  ['https://checkout.paycom.uz/bT0x', 'https://checkout.paycom.uz/bT0x'],
  ['http://127.0.0.1:8090/sandbox/payment-app/pay_1', 'http://127.0.0.1:8090/sandbox/payment-app/pay_1'],
  ['javascript:alert(1)', null],
  ['/sandbox/payment-app/pay_1', null],
])('`parseHttpUrl` allows only absolute http and https addresses: %s gives %s', (text, url) => {
  expect(parseHttpUrl(text)).toBe(url);
});

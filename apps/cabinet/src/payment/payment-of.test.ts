import type { billing } from '@muddat/sdk/types';
import { expect, test } from 'vitest';
import { paymentOf } from './payment-of.ts';

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

const read = (now: number) => ({ now, readable: (text: string) => text.toUpperCase() });

test('the seconds of a code become moments of this device', () => {
  expect(paymentOf(wire, read(1_000_000)).otp).toEqual({
    length: 6,
    resendAt: 1_060_000,
    expiresAt: 1_300_000,
    triesLeft: null,
    maskedPhone: '99890*****01',
    channel: 'sms',
    lockedUntil: null,
  });
});

test('a payment keeps its amount, the card it was paid with, and no code where none is awaited', () => {
  const { otp: _, ...rest } = wire;
  expect(paymentOf({ ...rest, status: 'failed', reason: 'card_declined', message: 'Банк отклонил платеж' }, read(0))).toEqual({
    id: 'pay_1',
    status: 'failed',
    amount: 520_000,
    parts: [],
    excess: 0,
    last4: '1234',
    at: '2026-11-21T08:00:01.000Z',
    otp: null,
    message: 'БАНК ОТКЛОНИЛ ПЛАТЕЖ',
    reason: 'card_declined',
  });
});

test('a payment of several orders says what each gets', () => {
  const orders = [
    { order_id: '100001', amount: 285_000 },
    { order_id: '100002', amount: 235_000 },
  ];
  expect(paymentOf({ ...wire, order_id: null, orders }, read(0)).parts).toEqual([
    { orderId: '100001', amount: 285_000 },
    { orderId: '100002', amount: 235_000 },
  ]);
});

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

test('the seconds of a code become moments of this device', () => {
  expect(paymentOf(wire, 1_000_000).otp).toEqual({
    length: 6,
    resendAt: 1_060_000,
    expiresAt: 1_300_000,
    triesLeft: 5,
    maskedPhone: '99890*****01',
  });
});

test('a payment keeps its amount, the card it was paid with, and no code where none is awaited', () => {
  const { otp: _, ...rest } = wire;
  expect(paymentOf({ ...rest, status: 'failed', reason: 'card_declined', message: 'Банк отклонил платеж' }, 0)).toEqual({
    id: 'pay_1',
    status: 'failed',
    amount: 520_000,
    excess: 0,
    last4: '1234',
    at: '2026-11-21T08:00:01.000Z',
    otp: null,
    message: 'Банк отклонил платеж',
    reason: 'card_declined',
  });
});

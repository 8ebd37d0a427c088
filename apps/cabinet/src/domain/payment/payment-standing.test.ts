import { expect, test } from 'vitest';
import { paymentStanding } from './payment-standing.ts';

const paid = { status: 'succeeded', amount: 100_000, excess_amount: 10_000, refunded_amount: 0 } as const;

test.each([
  ['a code that is awaited', { status: 'otp_required' }, 'awaits-code'],
  ['a payment just made', { status: 'created' }, 'checked'],
  ['one at the bank', { status: 'processing' }, 'checked'],
  ['one that went through', {}, 'succeeded'],
  ['a part that came back', { refunded_amount: 89_999 }, 'partly-returned'],
  ['all that can come back: the excess is on the balance', { refunded_amount: 90_000 }, 'returned'],
  ['a failure, though its late charge was given back', { status: 'failed', refunded_amount: 100_000 }, 'failed'],
  ['one out of time', { status: 'expired' }, 'expired'],
  ['one called off', { status: 'canceled' }, 'canceled'],
] as const)('[X-03] %s', (_, change, standing) => {
  expect(paymentStanding({ ...paid, ...change })).toBe(standing);
});

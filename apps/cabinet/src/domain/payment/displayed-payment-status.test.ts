import { expect, test } from 'vitest';
import { displayedPaymentStatus } from './displayed-payment-status.ts';

const paid = { status: 'succeeded', amount: 100_000, excess_amount: 10_000, refunded_amount: 0 } as const;

test.each([
  ['a payment that requires a code is shown as awaiting it', { status: 'otp_required' }, 'awaits-code'],
  ['a payment just created is shown as being checked', { status: 'created' }, 'checked'],
  ['a payment at the bank is shown as being checked', { status: 'processing' }, 'checked'],
  ['a succeeded payment without refunds is shown as succeeded', {}, 'succeeded'],
  ['a partly refunded payment is shown as partly returned', { refunded_amount: 89_999 }, 'partly-returned'],
  ['a payment refunded except for its excess is shown as returned', { refunded_amount: 90_000 }, 'returned'],
  ['a failed payment whose late charge was refunded is shown as failed', { status: 'failed', refunded_amount: 100_000 }, 'failed'],
  ['an expired payment is shown as expired', { status: 'expired' }, 'expired'],
  ['a canceled payment is shown as canceled', { status: 'canceled' }, 'canceled'],
] as const)('[X-03] %s', (_, change, standing) => {
  expect(displayedPaymentStatus({ ...paid, ...change })).toBe(standing);
});

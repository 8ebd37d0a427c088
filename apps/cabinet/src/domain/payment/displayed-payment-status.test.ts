import { expect, test } from 'vitest';
import { displayedPaymentStatus } from './displayed-payment-status.ts';

const paid = { status: 'succeeded', amount: 100_000, excess_amount: 10_000, refunded_amount: 0 } as const;

test.each([
  ['a payment that requires a code awaits the code', { status: 'otp_required' }, 'awaits-code'],
  ['a payment just created is being checked', { status: 'created' }, 'checked'],
  ['a payment at the bank is being checked', { status: 'processing' }, 'checked'],
  ['a payment without refunds has succeeded', {}, 'succeeded'],
  ['a partial refund makes the payment partly returned', { refunded_amount: 89_999 }, 'partly-returned'],
  ['a refund of all but the excess makes the payment returned', { refunded_amount: 90_000 }, 'returned'],
  ['a failed payment stays failed after its late charge was refunded', { status: 'failed', refunded_amount: 100_000 }, 'failed'],
  ['an expired payment is shown as expired', { status: 'expired' }, 'expired'],
  ['a canceled payment is shown as canceled', { status: 'canceled' }, 'canceled'],
] as const)('[X-03] %s', (_, change, standing) => {
  expect(displayedPaymentStatus({ ...paid, ...change })).toBe(standing);
});

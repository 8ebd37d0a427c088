import { describe, expect, it } from 'vitest';
import { canFollow, PAYMENT_STATUSES } from './payment-status.ts';

const ALLOWED = [
  'created>otp_required',
  'created>processing',
  'created>canceled',
  'created>failed',
  'otp_required>processing',
  'otp_required>failed',
  'otp_required>expired',
  'otp_required>canceled',
  'processing>succeeded',
  'processing>failed',
  'processing>expired',
];

describe('payment statuses', () => {
  it.each(PAYMENT_STATUSES.flatMap((from) => PAYMENT_STATUSES.map((to) => [from, to] as const)))(
    'can change from %s to %s only if this change is among the eleven allowed ones',
    (from, to) => {
      expect(canFollow(from, to)).toBe(ALLOWED.includes(`${from}>${to}`));
    },
  );
});

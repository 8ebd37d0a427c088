import { expect, test } from 'vitest';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { pendingOtp } from './pending-otp.ts';
import { otpAfterRefusal } from './sent-otp.ts';

const NOW = 1_000_000;
const tooEarly = refusalWith('resend_too_early', 'Рано', { retryAfter: 40 });

test('a resend refused as too early reveals a code under way and the time of the next resend', () => {
  expect(pendingOtp(tooEarly, '99890*****01', NOW)).toMatchObject({ length: 6, resendAt: NOW + 40_000, maskedPhone: '99890*****01' });
});

test('a code under way does not expire until the server refuses it as expired', () => {
  const otp = pendingOtp(tooEarly, '99890*****01', NOW);
  if (!otp) throw new Error('no code');
  expect(otp.expiresAt).toBeGreaterThan(NOW + 86_400_000);
  expect(otpAfterRefusal(otp, refusalWith('otp_expired'), NOW + 1).expiresAt).toBe(NOW + 1);
});

test.each([refusalWith('rate_limited', 'Слишком часто', { retryAfter: 40 }), refusalWith('resend_too_early'), UNANSWERED_REFUSAL])(
  'the refusal $code does not mean that a code is under way',
  (refusal) => {
    expect(pendingOtp(refusal, '99890*****01', NOW)).toBeNull();
  },
);

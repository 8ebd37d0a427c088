import { expect, test } from 'vitest';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { pendingOtp } from './pending-otp.ts';
import { otpAfterRefusal } from './sent-otp.ts';

const NOW = 1_000_000;
const tooEarly = refusalWith('resend_too_early', 'Рано', { retryAfter: 40 });

test('from the refusal `resend_too_early` pendingOtp returns the code sent before, with the time of the next resend', () => {
  expect(pendingOtp(tooEarly, '99890*****01', NOW)).toMatchObject({ length: 6, resendAt: NOW + 40_000, maskedPhone: '99890*****01' });
});

test('a code that pendingOtp returns does not expire until the server refuses it as expired', () => {
  const otp = pendingOtp(tooEarly, '99890*****01', NOW);
  if (!otp) throw new Error('no code');
  expect(otp.expiresAt).toBeGreaterThan(NOW + 86_400_000);
  expect(otpAfterRefusal(otp, refusalWith('otp_expired'), NOW + 1).expiresAt).toBe(NOW + 1);
});

test.each([refusalWith('rate_limited', 'Слишком часто', { retryAfter: 40 }), refusalWith('resend_too_early'), UNANSWERED_REFUSAL])(
  'for the refusal $code (retry after: $retryAfter) pendingOtp returns null',
  (refusal) => {
    expect(pendingOtp(refusal, '99890*****01', NOW)).toBeNull();
  },
);

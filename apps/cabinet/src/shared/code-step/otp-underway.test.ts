import { expect, test } from 'vitest';
import { refused, UNANSWERED } from '../../testing/refusals.ts';
import { otpUnderway } from './otp-underway.ts';
import { otpAfter } from './sent-otp.ts';

const NOW = 1_000_000;
const tooEarly = refused('resend_too_early', 'Рано', { retryAfter: 40 });

test('a code sent before a reload is asked for: another one may come in the seconds that the server said', () => {
  expect(otpUnderway(tooEarly, '99890*****01', NOW)).toMatchObject({ length: 6, resendAt: NOW + 40_000, maskedPhone: '99890*****01' });
});

test('when it runs out, the server says', () => {
  const otp = otpUnderway(tooEarly, '99890*****01', NOW);
  if (!otp) throw new Error('no code');
  expect(otp.expiresAt).toBeGreaterThan(NOW + 86_400_000);
  expect(otpAfter(otp, refused('otp_expired'), NOW + 1).expiresAt).toBe(NOW + 1);
});

test.each([refused('rate_limited', 'Слишком часто', { retryAfter: 40 }), refused('resend_too_early'), UNANSWERED])(
  '$code tells of no code',
  (refusal) => {
    expect(otpUnderway(refusal, '99890*****01', NOW)).toBeNull();
  },
);

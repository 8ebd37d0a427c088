import { expect, test } from 'vitest';
import { otpUnderway } from './otp-underway.ts';
import { otpAfter } from './sent-otp.ts';

const NOW = 1_000_000;
const tooEarly = { code: 'resend_too_early', message: 'Рано', resend_after: 40 };

test('a code sent before a reload is asked for: another one may come in the seconds that the server said', () => {
  expect(otpUnderway(tooEarly, '99890*****01', NOW)).toMatchObject({ length: 6, resendAt: NOW + 40_000, maskedPhone: '99890*****01' });
});

test('when it runs out, the server says', () => {
  const otp = otpUnderway(tooEarly, '99890*****01', NOW);
  if (!otp) throw new Error('no code');
  expect(otp.expiresAt).toBeGreaterThan(NOW + 86_400_000);
  expect(otpAfter(otp, { code: 'otp_expired', message: 'Поздно' }, NOW + 1).expiresAt).toBe(NOW + 1);
});

test.each([
  { code: 'rate_limited', message: 'Слишком часто', retry_after: 40 },
  { code: 'resend_too_early', message: 'Рано' },
  { code: 'no-answer', message: '' },
])('$code tells of no code', (refusal) => {
  expect(otpUnderway(refusal, '99890*****01', NOW)).toBeNull();
});

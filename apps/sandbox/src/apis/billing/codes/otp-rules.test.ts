import { describe, expect, it } from 'vitest';
import { ALWAYS_WRONG_CODE } from '../provider/magic-cards.ts';
import { evaluateOtp, MAX_OTP_TRIES, newOtp, OTP_LIFE_MS, OTP_RESEND_MS, otpView, secondsUntilResend } from './otp-rules.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const otp = { ...newOtp('+998901234531', NOW), code: '123456' };

describe('one-time codes of payments and cards', () => {
  it('have 6 digits and are never the code that always fails', () => {
    const codes = Array.from({ length: 500 }, () => newOtp('+998901234567', NOW).code);
    expect(codes.every((code) => /^\d{6}$/.test(code) && code !== ALWAYS_WRONG_CODE)).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(450);
  });

  it.each([
    ['are accepted if they are right', otp, '123456', NOW, { kind: 'right' }],
    ['are accepted in their last millisecond', otp, '123456', later(OTP_LIFE_MS - 1), { kind: 'right' }],
    ['are expired after their lifetime', otp, '123456', later(OTP_LIFE_MS), { kind: 'expired' }],
    ['cost a try if they are wrong', otp, '123457', NOW, { kind: 'wrong', triesLeft: MAX_OTP_TRIES - 1 }],
    ['leave no tries after the last wrong code', { ...otp, triesLeft: 1 }, '1', NOW, { kind: 'wrong', triesLeft: 0 }],
    ['are locked after the last try, even if they are right', { ...otp, triesLeft: 0 }, '123456', NOW, { kind: 'locked' }],
    ['cost no try if they are wrong but expired', otp, '000000', later(OTP_LIFE_MS), { kind: 'expired' }],
  ])('%s', (_what, state, code, now, verdict) => {
    expect(evaluateOtp(state, code, now)).toEqual(verdict);
  });

  it.each([
    [0, 60],
    [1, 60],
    [59_001, 1],
    [OTP_RESEND_MS, 0],
    [OTP_RESEND_MS + 1, 0],
  ])('that were sent %i ms ago can be resent in %i s', (ms, seconds) => {
    expect(secondsUntilResend(otp, later(ms))).toBe(seconds);
  });

  it('are described by their length, the seconds until resend and expiry, the tries left and the masked phone', () => {
    expect(otpView(otp, later(10_000))).toEqual({
      length: 6,
      resend_after: 50,
      expires_in: 290,
      tries_left: 5,
      masked_phone: '99890*****31',
    });
  });

  it('keep the remaining tries when they are renewed', () => {
    expect(newOtp(otp.phone, NOW, 2).triesLeft).toBe(2);
  });
});

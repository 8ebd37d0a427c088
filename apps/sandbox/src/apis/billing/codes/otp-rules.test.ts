import { describe, expect, it } from 'vitest';
import { NEVER_CODE } from '../provider/magic-cards.ts';
import { judgeCode, newOtp, OTP_LIFE_MS, OTP_RESEND_MS, OTP_TRIES, otpFacts, resendIn } from './otp-rules.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const otp = { ...newOtp('+998901234531', NOW), code: '123456' };

describe('one-time codes of payments and cards', () => {
  it('have 6 digits and are never the code that always fails', () => {
    const codes = Array.from({ length: 500 }, () => newOtp('+998901234567', NOW).code);
    expect(codes.every((code) => /^\d{6}$/.test(code) && code !== NEVER_CODE)).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(450);
  });

  it.each([
    ['the right code', otp, '123456', NOW, { kind: 'right' }],
    ['the right code in its last millisecond', otp, '123456', later(OTP_LIFE_MS - 1), { kind: 'right' }],
    ['the right code too late', otp, '123456', later(OTP_LIFE_MS), { kind: 'expired' }],
    ['a wrong code', otp, '123457', NOW, { kind: 'wrong', triesLeft: OTP_TRIES - 1 }],
    ['the last wrong code', { ...otp, triesLeft: 1 }, '1', NOW, { kind: 'wrong', triesLeft: 0 }],
    ['the right code after the last try', { ...otp, triesLeft: 0 }, '123456', NOW, { kind: 'locked' }],
    ['a wrong code too late costs no try', otp, '000000', later(OTP_LIFE_MS), { kind: 'expired' }],
  ])('%s', (_what, state, code, now, verdict) => {
    expect(judgeCode(state, code, now)).toEqual(verdict);
  });

  it.each([
    [0, 60],
    [1, 60],
    [59_001, 1],
    [OTP_RESEND_MS, 0],
    [OTP_RESEND_MS + 1, 0],
  ])('after %i ms a new code may be asked for in %i s', (ms, seconds) => {
    expect(resendIn(otp, later(ms))).toBe(seconds);
  });

  it('tell the screen length, seconds, tries and the masked phone', () => {
    expect(otpFacts(otp, later(10_000))).toEqual({
      length: 6,
      resend_after: 50,
      expires_in: 290,
      tries_left: 5,
      masked_phone: '99890*****31',
    });
  });

  it('a renewed code keeps the tries that were left', () => {
    expect(newOtp(otp.phone, NOW, 2).triesLeft).toBe(2);
  });
});

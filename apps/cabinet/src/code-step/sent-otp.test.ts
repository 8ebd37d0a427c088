import { expect, test } from 'vitest';
import { otpAfter, otpOf, type SentOtp } from './sent-otp.ts';

const NOW = 1_000_000;
const otp: SentOtp = {
  length: 6,
  resendAt: NOW + 60_000,
  expiresAt: NOW + 300_000,
  maskedPhone: '+998 90 ••• •• 01',
  channel: 'sms',
  lockedUntil: null,
  triesLeft: null,
};
const refused = (code: string, more: object = {}) => ({ code, message: 'Нет', ...more });

test('the seconds of the server become moments of this device', () => {
  const sent = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '+998 90 ••• •• 01' };
  expect(otpOf(sent, 'sms', NOW)).toEqual(otp);
  expect(otpOf(sent, 'call', NOW).channel).toBe('call');
});

test.each([
  ['asked for too early: the countdown starts again', refused('resend_too_early', { resend_after: 20 }), { resendAt: NOW + 20_000 }],
  ['a wrong code: the tries that are left', refused('otp_wrong', { tries_left: 4 }), { triesLeft: 4 }],
  [
    'the last wrong code locks at once',
    refused('otp_wrong', { tries_left: 0, retry_after: 200 }),
    { lockedUntil: NOW + 200_000, triesLeft: 0 },
  ],
  ['a code that ran out', refused('otp_expired'), { expiresAt: NOW }],
  ['locked: until when', refused('otp_locked', { retry_after: 120 }), { lockedUntil: NOW + 120_000, triesLeft: 0 }],
  ['locked without a time: until the code would have run out', refused('otp_locked'), { lockedUntil: NOW + 300_000, triesLeft: 0 }],
  ['no answer changes nothing', refused('no-answer'), {}],
])('%s', (_title, refusal, changed) => {
  expect(otpAfter(otp, refusal, NOW)).toEqual({ ...otp, ...changed });
});

import { expect, test } from 'vitest';
import { refused, UNANSWERED } from '../../testing/refusals.ts';
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

test('the seconds of the server become moments of this device', () => {
  const sent = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '+998 90 ••• •• 01' };
  expect(otpOf(sent, 'sms', NOW)).toEqual(otp);
  expect(otpOf(sent, 'call', NOW).channel).toBe('call');
});

test('the tries of a code are told once one is gone', () => {
  const sent = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '' };
  expect(otpOf({ ...sent, tries_left: 5 }, 'sms', NOW).triesLeft).toBeNull();
  expect(otpOf({ ...sent, tries_left: 3 }, 'sms', NOW).triesLeft).toBe(3);
});

test.each([
  ['asked for too early: the countdown starts again', refused('resend_too_early', 'Нет', { retryAfter: 20 }), { resendAt: NOW + 20_000 }],
  ['a wrong code: the tries that are left', refused('otp_wrong', 'Нет', { triesLeft: 4 }), { triesLeft: 4 }],
  [
    'the last wrong code locks at once',
    refused('otp_wrong', 'Нет', { triesLeft: 0, retryAfter: 200 }),
    { lockedUntil: NOW + 200_000, triesLeft: 0 },
  ],
  ['a code that ran out', refused('otp_expired'), { expiresAt: NOW }],
  ['locked: until when', refused('otp_locked', 'Нет', { retryAfter: 120 }), { lockedUntil: NOW + 120_000, triesLeft: 0 }],
  ['locked without a time: until the code would have run out', refused('otp_locked'), { lockedUntil: NOW + 300_000, triesLeft: 0 }],
  [
    'too many were sent: the last one may be entered, the next one comes later',
    refused('too_many_codes_sent', 'Нет', { retryAfter: 20_000 }),
    { resendAt: NOW + 20_000_000 },
  ],
  [
    'too many were wrong, at this one or others: until when none is taken',
    refused('too_many_wrong_codes', 'Нет', { retryAfter: 240 }),
    { lockedUntil: NOW + 240_000, triesLeft: 0 },
  ],
  ['no answer changes nothing', UNANSWERED, {}],
])('%s', (_title, refusal, changed) => {
  expect(otpAfter(otp, refusal, NOW)).toEqual({ ...otp, ...changed });
});

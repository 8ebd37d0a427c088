import { expect, test } from 'vitest';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { otpAfterRefusal, type SentOtp, toSentOtp } from './sent-otp.ts';

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

test('`toSentOtp` converts the seconds from the server to timestamps of the device', () => {
  const sent = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '+998 90 ••• •• 01' };
  expect(toSentOtp(sent, 'sms', NOW)).toEqual(otp);
  expect(toSentOtp(sent, 'call', NOW).channel).toBe('call');
});

test('`toSentOtp` returns the tries left of a code only after the first wrong one', () => {
  const sent = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '' };
  expect(toSentOtp({ ...sent, tries_left: 5 }, 'sms', NOW).triesLeft).toBeNull();
  expect(toSentOtp({ ...sent, tries_left: 3 }, 'sms', NOW).triesLeft).toBe(3);
});

test.each([
  [
    'a resend that is too early starts the countdown again',
    refusalWith('resend_too_early', 'Нет', { retryAfter: 20 }),
    { resendAt: NOW + 20_000 },
  ],
  ['the code of an earlier message uses no try', refusalWith('otp_wrong', 'Нет', { triesLeft: 5 }), { triesLeft: null }],
  ['a wrong code sets the tries left', refusalWith('otp_wrong', 'Нет', { triesLeft: 4 }), { triesLeft: 4 }],
  [
    'the last wrong code locks the code at once',
    refusalWith('otp_wrong', 'Нет', { triesLeft: 0, retryAfter: 200 }),
    { lockedUntil: NOW + 200_000, triesLeft: 0 },
  ],
  ['a code refused as expired counts as expired at once', refusalWith('otp_expired'), { expiresAt: NOW }],
  [
    'a lock with a time ends after that time',
    refusalWith('otp_locked', 'Нет', { retryAfter: 120 }),
    { lockedUntil: NOW + 120_000, triesLeft: 0 },
  ],
  ['a lock without a time ends when the code would have expired', refusalWith('otp_locked'), { lockedUntil: NOW + 300_000, triesLeft: 0 }],
  [
    'too many sent codes delay the next code and keep the last one valid',
    refusalWith('too_many_codes_sent', 'Нет', { retryAfter: 20_000 }),
    { resendAt: NOW + 20_000_000 },
  ],
  [
    'too many wrong codes lock the code for the given time',
    refusalWith('too_many_wrong_codes', 'Нет', { retryAfter: 240 }),
    { lockedUntil: NOW + 240_000, triesLeft: 0 },
  ],
  ['a lost response does not change the code', UNANSWERED_REFUSAL, {}],
])('`otpAfterRefusal`: %s', (_title, refusal, changed) => {
  expect(otpAfterRefusal(otp, refusal, NOW)).toEqual({ ...otp, ...changed });
});

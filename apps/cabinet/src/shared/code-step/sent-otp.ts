import type { CodeChannel, SentCode } from '@muddat/app-shell';
import type { Refusal } from '../refusal/refusal.ts';

export type { CodeChannel };
export const otherChannel = (channel: CodeChannel): CodeChannel => (channel === 'sms' ? 'call' : 'sms');

/** A code on its way: its length in digits, and moments in ms since 1970 on this device's clock. */
export type SentOtp = {
  length: number;
  resendAt: number;
  expiresAt: number;
  maskedPhone: string;
  channel: CodeChannel;
  /** After too many wrong codes nothing is taken before this moment. */
  lockedUntil: number | null;
  /** How many tries are left, once one is gone. */
  triesLeft: number | null;
};

const MS = 1000;
/** How many tries the server gives a code. */
const ALL_TRIES = 5;

/** A code as the gateway or the billing API tells it; only the latter counts the tries of a code that is sent again. */
export const otpOf = (sent: SentCode & { tries_left?: number }, channel: CodeChannel, now: number): SentOtp => ({
  length: sent.length,
  resendAt: now + sent.resend_after * MS,
  expiresAt: now + sent.expires_in * MS,
  maskedPhone: sent.masked_phone,
  channel,
  lockedUntil: null,
  triesLeft: sent.tries_left === undefined || sent.tries_left >= ALL_TRIES ? null : sent.tries_left,
});

/** What is known of the code after a refusal: when another may be asked for, how many tries are left, when the lock opens. */
export function otpAfter(otp: SentOtp, refusal: Refusal, now: number): SentOtp {
  switch (refusal.code) {
    case 'resend_too_early':
    case 'too_many_codes_sent':
      return refusal.retryAfter === null ? otp : { ...otp, resendAt: now + refusal.retryAfter * MS };
    case 'otp_wrong':
      return refusal.triesLeft === 0 ? locked(otp, refusal, now) : { ...otp, triesLeft: refusal.triesLeft ?? otp.triesLeft };
    case 'otp_expired':
      return { ...otp, expiresAt: Math.min(otp.expiresAt, now) };
    case 'otp_locked':
    case 'too_many_wrong_codes':
      return locked(otp, refusal, now);
    default:
      return otp;
  }
}

/** Where the server does not say how long: the code is dead until it would have run out. */
function locked(otp: SentOtp, { retryAfter }: Refusal, now: number): SentOtp {
  return { ...otp, lockedUntil: retryAfter === null ? otp.expiresAt : now + retryAfter * MS, triesLeft: 0 };
}

import type { CodeChannel, SentCodeResponse } from '@muddat/app-shell';
import { formatMaskedPhone } from '@muddat/i18n';
import type { Refusal } from '../refusal/refusal.ts';

export type { CodeChannel };
export const otherCodeChannel = (channel: CodeChannel): CodeChannel => (channel === 'sms' ? 'call' : 'sms');

/** A sent code: its length in digits, and times in ms since 1970 on this device's clock. */
export type SentOtp = {
  length: number;
  resendAt: number;
  expiresAt: number;
  maskedPhone: string;
  channel: CodeChannel;
  /** After too many wrong codes, the server accepts no code before this time; null if the code is not locked. */
  lockedUntil: number | null;
  /** The number of tries left; null until one was used, and if the number is unknown. */
  triesLeft: number | null;
};

const MS = 1000;
/** The number of tries that the server gives for one code. */
const MAX_TRIES = 5;

/** Converts a sent code of the gateway or the billing API. Only the billing API reports the tries left of a code that is sent again. */
export const toSentOtp = (sent: SentCodeResponse & { tries_left?: number }, channel: CodeChannel, now: number): SentOtp => ({
  length: sent.length,
  resendAt: now + sent.resend_after * MS,
  expiresAt: now + sent.expires_in * MS,
  maskedPhone: formatMaskedPhone(sent.masked_phone),
  channel,
  lockedUntil: null,
  triesLeft: triesToShow(sent.tries_left ?? MAX_TRIES),
});

/** Null while no try was used, so that nothing is said about tries. */
const triesToShow = (left: number): number | null => (left >= MAX_TRIES ? null : left);

/** Updates a code after a refusal: the time of the next resend, the tries left, the expiry or the end of the lock. */
export function otpAfterRefusal(otp: SentOtp, refusal: Refusal, now: number): SentOtp {
  switch (refusal.code) {
    case 'resend_too_early':
    case 'too_many_codes_sent':
      return refusal.retryAfter === null ? otp : { ...otp, resendAt: now + refusal.retryAfter * MS };
    case 'otp_wrong':
      return refusal.triesLeft === 0
        ? locked(otp, refusal, now)
        : { ...otp, triesLeft: refusal.triesLeft === null ? otp.triesLeft : triesToShow(refusal.triesLeft) };
    case 'otp_expired':
      return { ...otp, expiresAt: Math.min(otp.expiresAt, now) };
    case 'otp_locked':
    case 'too_many_wrong_codes':
      return locked(otp, refusal, now);
    default:
      return otp;
  }
}

/** If the server does not say how long the lock lasts, the code stays locked until it would have expired. */
function locked(otp: SentOtp, { retryAfter }: Refusal, now: number): SentOtp {
  return { ...otp, lockedUntil: retryAfter === null ? otp.expiresAt : now + retryAfter * MS, triesLeft: 0 };
}

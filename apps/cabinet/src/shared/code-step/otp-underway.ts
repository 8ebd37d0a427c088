import { CODE_DIGITS } from '@muddat/validators';
import type { Refusal } from '../refusal/refusal.ts';
import type { SentOtp } from './sent-otp.ts';

const MS = 1000;

/**
 * A code that was sent before this page was loaded, as far as the refusal to send another tells of it: it may be entered, and the
 * server knows until when. Null where the refusal tells of none.
 */
export function otpUnderway({ code, retryAfter }: Refusal, maskedPhone: string, now: number): SentOtp | null {
  if (code !== 'resend_too_early' || retryAfter === null) return null;
  return {
    length: CODE_DIGITS,
    resendAt: now + retryAfter * MS,
    expiresAt: Number.MAX_SAFE_INTEGER,
    maskedPhone,
    channel: 'sms',
    lockedUntil: null,
    triesLeft: null,
  };
}

import { CODE_DIGITS } from '@muddat/validators';
import type { Refusal } from '../refusal/refusal.ts';
import type { SentOtp } from './sent-otp.ts';

const MS = 1000;

/**
 * A code that was sent earlier, which this step does not know of (a reload, a dialog that was closed): derived from the refusal to send a
 * new one; null for any other refusal. The customer may enter that code. Its expiry and channel are unknown: the server decides on the
 * expiry, and the channel is given as SMS.
 */
export function pendingOtp({ code, retryAfter }: Refusal, maskedPhone: string, now: number): SentOtp | null {
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

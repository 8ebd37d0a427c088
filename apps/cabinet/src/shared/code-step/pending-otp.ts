import { CODE_DIGITS } from '@muddat/validators';
import type { Refusal } from '../refusal/refusal.ts';
import type { SentOtp } from './sent-otp.ts';

const MS = 1000;

/**
 * The code that was sent before this page was loaded, derived from the refusal to send a new one; null for any other refusal.
 * The customer may enter that code. Its expiry is not known here, so the server decides.
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

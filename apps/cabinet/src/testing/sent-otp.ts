import type { SentOtp } from '../shared/code-step/sent-otp.ts';

const SECOND_MS = 1000;

/** A code that was sent just now. The next one can be requested in 45 seconds. `now`: ms since 1970. */
export const sentOtp = (now: number, more: Partial<SentOtp> = {}): SentOtp => ({
  length: 6,
  resendAt: now + 45 * SECOND_MS,
  expiresAt: now + 300 * SECOND_MS,
  maskedPhone: '+998 90 ••• •• 01',
  channel: 'sms',
  lockedUntil: null,
  triesLeft: null,
  ...more,
});

/** The code after the last try: the server accepts no code for two minutes. */
export const lockedOtp = (now: number): SentOtp => sentOtp(now, { lockedUntil: now + 120 * SECOND_MS, triesLeft: 0 });

import type { SentCode } from '@muddat/app-shell';

/** How a code reaches its phone: as a message, or read out in a call. */
export type CodeChannel = 'sms' | 'call';
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

/** What a server refuses a code or its sending with, as far as the step of the code goes by it; seconds, as the server says them. */
export type CodeRefusal = {
  code: string;
  message: string;
  tries_left?: number | undefined;
  resend_after?: number | undefined;
  retry_after?: number | undefined;
};

const MS = 1000;

export const otpOf = (sent: SentCode, channel: CodeChannel, now: number): SentOtp => ({
  length: sent.length,
  resendAt: now + sent.resend_after * MS,
  expiresAt: now + sent.expires_in * MS,
  maskedPhone: sent.masked_phone,
  channel,
  lockedUntil: null,
  triesLeft: null,
});

/** What is known of the code after a refusal: when another may be asked for, how many tries are left, when the lock opens. */
export function otpAfter(otp: SentOtp, refusal: CodeRefusal, now: number): SentOtp {
  switch (refusal.code) {
    case 'resend_too_early':
      return refusal.resend_after === undefined ? otp : { ...otp, resendAt: now + refusal.resend_after * MS };
    case 'otp_wrong':
      return refusal.tries_left === 0 ? locked(otp, refusal, now) : { ...otp, triesLeft: refusal.tries_left ?? null };
    case 'otp_expired':
      return { ...otp, expiresAt: Math.min(otp.expiresAt, now) };
    case 'otp_locked':
      return locked(otp, refusal, now);
    default:
      return otp;
  }
}

/** Where the server does not say how long: the code is dead until it would have run out. */
function locked(otp: SentOtp, { retry_after }: CodeRefusal, now: number): SentOtp {
  return { ...otp, lockedUntil: retry_after === undefined ? otp.expiresAt : now + retry_after * MS, triesLeft: 0 };
}

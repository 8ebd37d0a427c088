import { randomInt } from 'node:crypto';
import { maskPhone } from '@muddat/i18n';
import type { billing } from '@muddat/sdk/types';
import { ALWAYS_WRONG_CODE } from '../provider/magic-cards.ts';

/** domain, Payments: 6 digits, 60 s until a new code may be requested, 5 attempts, valid for 5 minutes; all on the business clock. */
const OTP_LENGTH = 6;
export const OTP_RESEND_MS = 60_000;
export const OTP_LIFE_MS = 300_000;
export const MAX_OTP_TRIES = 5;

export type OtpState = {
  readonly code: string;
  readonly phone: string;
  readonly resendAt: Date;
  readonly expiresAt: Date;
  readonly triesLeft: number;
};

/** Six digits; never the code that always fails (`ALWAYS_WRONG_CODE`). */
function makeCode(): string {
  for (;;) {
    const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
    if (code !== ALWAYS_WRONG_CODE) return code;
  }
}

/** A new code. Pass `triesLeft` of the previous code: a resend restores no attempts. */
export function newOtp(phone: string, now: Date, triesLeft: number = MAX_OTP_TRIES): OtpState {
  return {
    code: makeCode(),
    phone,
    resendAt: new Date(now.getTime() + OTP_RESEND_MS),
    expiresAt: new Date(now.getTime() + OTP_LIFE_MS),
    triesLeft,
  };
}

export type OtpVerdict = { kind: 'right' } | { kind: 'locked' } | { kind: 'expired' } | { kind: 'wrong'; triesLeft: number };

/** Compares a code. An expired code does not use up an attempt. */
export function evaluateOtp(otp: OtpState, code: string, now: Date): OtpVerdict {
  if (otp.triesLeft <= 0) return { kind: 'locked' };
  if (now >= otp.expiresAt) return { kind: 'expired' };
  return code === otp.code ? { kind: 'right' } : { kind: 'wrong', triesLeft: otp.triesLeft - 1 };
}

/** Seconds until a new code may be requested; 0 if it may be requested now. */
export function secondsUntilResend(otp: Pick<OtpState, 'resendAt'>, now: Date): number {
  return Math.max(0, Math.ceil((otp.resendAt.getTime() - now.getTime()) / 1_000));
}

/** The facts about a code for the customer's screen. Times are in seconds, at least 0. */
export function otpView(otp: OtpState, now: Date): billing.components['schemas']['Otp'] {
  return {
    length: OTP_LENGTH,
    resend_after: secondsUntilResend(otp, now),
    expires_in: Math.max(0, Math.ceil((otp.expiresAt.getTime() - now.getTime()) / 1_000)),
    tries_left: otp.triesLeft,
    masked_phone: maskPhone(otp.phone),
  };
}

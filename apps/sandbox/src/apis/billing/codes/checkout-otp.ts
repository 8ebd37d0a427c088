import type { checkouts } from '../../../db/schema/checkout.ts';
import type { OtpState } from './otp-rules.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** Reads the code of a checkout from its columns. */
export function checkoutOtpOf({ code, phone, resendAt, otpExpiresAt: expiresAt, triesLeft }: CheckoutRow): OtpState {
  return { code, phone, resendAt, expiresAt, triesLeft };
}

/** The columns of `checkouts` that store a code. */
export function checkoutOtpColumns({ expiresAt: otpExpiresAt, ...otp }: OtpState) {
  return { ...otp, otpExpiresAt };
}

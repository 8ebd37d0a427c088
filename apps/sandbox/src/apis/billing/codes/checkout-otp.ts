import type { checkouts } from '../../../db/schema/checkout.ts';
import type { OtpState } from './otp-rules.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** The code of a checkout, out of its columns. */
export function otpOf({ code, phone, resendAt, otpExpiresAt: expiresAt, triesLeft }: CheckoutRow): OtpState {
  return { code, phone, resendAt, expiresAt, triesLeft };
}

/** The columns of a code. */
export function otpColumns({ expiresAt: otpExpiresAt, ...otp }: OtpState) {
  return { ...otp, otpExpiresAt };
}

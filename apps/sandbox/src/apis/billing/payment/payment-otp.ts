import type { OtpState } from '../codes/otp-rules.ts';
import type { PaymentRow } from './payment-store.ts';

/** Reads the code of a payment from its columns; null when none was sent. */
export function paymentOtpOf(payment: PaymentRow): OtpState | null {
  const { otpCode: code, otpPhone: phone, otpResendAt: resendAt, otpExpiresAt: expiresAt, otpTriesLeft: triesLeft } = payment;
  if (code === null || phone === null || resendAt === null || expiresAt === null || triesLeft === null) return null;
  return { code, phone, resendAt, expiresAt, triesLeft };
}

/** The columns of `payments` that store a code. */
export function paymentOtpColumns(otp: OtpState | null) {
  return {
    otpCode: otp?.code ?? null,
    otpPhone: otp?.phone ?? null,
    otpResendAt: otp?.resendAt ?? null,
    otpExpiresAt: otp?.expiresAt ?? null,
    otpTriesLeft: otp?.triesLeft ?? null,
  };
}

/** The card that a code is for. Throws if there is none: only payments with cards have codes. */
export function paymentCardOf({ cardBin: bin, cardLast4: last4 }: PaymentRow): { readonly bin: string; readonly last4: string } {
  if (bin === null || last4 === null) throw new TypeError('a payment with a code has a card');
  return { bin, last4 };
}

import type { billing } from '@muddat/sdk/types';
import type { Payment, PayOtp } from './pay.types.ts';

type Schemas = billing.components['schemas'];
const SECOND_MS = 1000;

/** The facts of a code, with its moments on this device's clock. */
export const otpOf = (otp: Schemas['Otp'], now: number): PayOtp => ({
  length: otp.length,
  resendAt: now + otp.resend_after * SECOND_MS,
  expiresAt: now + otp.expires_in * SECOND_MS,
  triesLeft: otp.tries_left,
  maskedPhone: otp.masked_phone,
});

/** A payment of the billing API as the flow of this screen takes it. `now` is ms since 1970 when the answer came. */
export const paymentOf = (payment: Schemas['Payment'], now: number): Payment => ({
  id: payment.payment_id,
  status: payment.status,
  amount: payment.amount,
  excess: payment.excess_amount,
  last4: payment.sources.find(({ type }) => type === 'bank_card')?.last4 ?? null,
  at: payment.updated_at,
  otp: payment.otp ? otpOf(payment.otp, now) : null,
  message: payment.message ?? null,
  reason: payment.reason,
});

import type { Context } from '../../core/context.ts';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { writeTogether } from '../../db/write-together.ts';
import { parseCardDraft } from './card-draft.ts';
import { lockCardOtp, renewCardOtp } from './card-otp-store.ts';
import { sendCardCode, sendPaymentCode } from './code-message.ts';
import { newOtp, type OtpState, otpFacts, resendIn } from './otp-rules.ts';
import { event } from './payment-events.ts';
import { otpColumns, otpOf } from './payment-otp.ts';
import { changePayment, lockPayment } from './payment-store.ts';

/** Extension (domain, Payments): a new code; the tries that were used stay used. */
export const resendOtp = operation('billing', 'resendOtp', async ({ ctx, body, customer, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  if (body.payment_id !== undefined) {
    const { otp, amount } = await resendForPayment(ctx, customerId, body.payment_id);
    await sendPaymentCode(ctx, otp, amount, locale);
    return { status: 200, body: otpFacts(otp, ctx.clock.now()) };
  }
  const { otp, last4 } = await resendForCard(ctx, customerId, body.otp_id ?? '');
  await sendCardCode(ctx, otp, last4, locale);
  return { status: 200, body: otpFacts(otp, ctx.clock.now()) };
});

async function resendForPayment(ctx: Context, customerId: string, id: string): Promise<{ otp: OtpState; amount: number }> {
  return ctx.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment === null || payment.customerId !== customerId) throw new Problem('not_found');
    const now = ctx.clock.now();
    if (payment.reason === 'otp_locked') throw locked();
    if (payment.reason === 'code_not_entered' || (payment.status === 'otp_required' && now >= payment.expiresAt))
      throw new Problem('otp_expired');
    const old = payment.status === 'otp_required' ? otpOf(payment) : null;
    if (old === null) throw new Problem('payment_not_confirmable');
    requireResendable(old, now);
    const otp = newOtp(old.phone, now, old.triesLeft);
    const { otpPhone: _phone, ...columns } = otpColumns(otp);
    await writeTogether(tx, [changePayment(tx, payment, now, [event('code_resent', 'otp_required', now)], columns).write]);
    return { otp, amount: payment.amount };
  });
}

async function resendForCard(ctx: Context, customerId: string, id: string): Promise<{ otp: OtpState; last4: string }> {
  return ctx.db.transaction(async (tx) => {
    const found = await lockCardOtp(tx, id);
    if (found === null || found.customerId !== customerId || found.usedAt !== null) throw new Problem('not_found');
    const now = ctx.clock.now();
    requireResendable(found, now);
    return { otp: await renewCardOtp(tx, found, now), last4: parseCardDraft(found.card).last4 };
  });
}

const locked = () => new Problem('otp_locked', { extras: { tries_left: 0 } });

function requireResendable(otp: OtpState, now: Date): void {
  if (otp.triesLeft <= 0) throw locked();
  const seconds = resendIn(otp, now);
  if (seconds > 0)
    throw new Problem('resend_too_early', { extras: { resend_after: seconds }, headers: { 'retry-after': String(seconds) } });
}

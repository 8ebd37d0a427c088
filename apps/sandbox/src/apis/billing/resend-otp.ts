import type { Context } from '../../core/context.ts';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { parseCardDraft } from './card-draft.ts';
import { sendCardCode, sendPaymentCode } from './code-message.ts';
import { type OtpState, otpFacts, resendIn } from './otp-rules.ts';
import { lockOtp, type OtpRow, renewOtp } from './otp-store.ts';
import { event, insertEvents, lockPayment } from './payment-store.ts';

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
    if (payment.reason === 'otp_locked') throw new Problem('otp_locked', { extras: { tries_left: 0 } });
    if (payment.reason === 'code_not_entered' || (payment.status === 'otp_required' && now >= payment.expiresAt))
      throw new Problem('otp_expired');
    if (payment.status !== 'otp_required') throw new Problem('payment_not_confirmable');
    const otp = await renew(tx, await lockOtp(tx, id), now);
    await insertEvents(tx, id, [event('code_resent', 'otp_required', now)]);
    return { otp, amount: payment.amount };
  });
}

async function resendForCard(ctx: Context, customerId: string, id: string): Promise<{ otp: OtpState; last4: string }> {
  return ctx.db.transaction(async (tx) => {
    const found = await lockOtp(tx, id);
    if (found === null || found.customerId !== customerId || found.card === null || found.usedAt !== null) throw new Problem('not_found');
    return { otp: await renew(tx, found, ctx.clock.now()), last4: parseCardDraft(found.card).last4 };
  });
}

async function renew(tx: Database, otp: OtpRow | null, now: Date): Promise<OtpState> {
  if (otp === null) throw new Problem('not_found');
  if (otp.triesLeft <= 0) throw new Problem('otp_locked', { extras: { tries_left: 0 } });
  const seconds = resendIn(otp, now);
  if (seconds > 0)
    throw new Problem('resend_too_early', { extras: { resend_after: seconds }, headers: { 'retry-after': String(seconds) } });
  return renewOtp(tx, otp, now);
}

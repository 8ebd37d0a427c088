import { eq } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import type { Locale } from '../../../core/locale.ts';
import { type Customer, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { CodeChannel } from '../../../core/sms.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { checkoutQuotes, checkouts } from '../../../db/schema/checkout.ts';
import type { QuoteRecord } from '../../../db/schema/quote-json.ts';
import { parseCardDraft } from '../cards/card-draft.ts';
import { lockCardOtp, renewCardOtp } from '../cards/card-otp-store.ts';
import { checkoutOtpColumns, checkoutOtpOf } from '../codes/checkout-otp.ts';
import { cardCodeUse, checkoutCodeUse, paymentCodeUse, resendTooEarlyProblem } from '../codes/code-budget.ts';
import { sendCardCode, sendCheckoutCode, sendPaymentCode, sendWithdrawalCode } from '../codes/code-message.ts';
import { issueOtp } from '../codes/issue-otp.ts';
import { type OtpState, otpView, secondsUntilResend } from '../codes/otp-rules.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import { paymentCardOf, paymentOtpColumns, paymentOtpOf } from '../payment/payment-otp.ts';
import { lockPayment, updatePayment } from '../payment/payment-store.ts';

/** Extension (domain, Payments): sends a new code, by message or call. Used attempts stay used. */
export const resendOtp = operation('billing', 'resendOtp', async ({ ctx, body, customer, locale }) => {
  const requester = requireCustomer(customer);
  const { payment_id: paymentId, otp_id: otpId, channel = 'sms' } = body;
  if ((paymentId === undefined) === (otpId === undefined)) {
    throw new Problem('validation_failed', { status: 400, fields: { otp_id: otpId === undefined ? 'required' : 'unknown' } });
  }
  const id = paymentId ?? otpId ?? '';
  const { otp, send } = await resendAnyOtp(ctx, requester, id, paymentId === undefined);
  await send(ctx, otp, locale, channel);
  return { status: 200, body: { otp_id: id, ...otpView(otp, ctx.clock.now()) } };
});

type ResentOtp = {
  readonly otp: OtpState;
  readonly send: (ctx: Context, otp: OtpState, locale: Locale, channel: CodeChannel) => Promise<void>;
};

/** An `otp_id` is the id of a card's code, of a checkout or of a payment; they are looked up in this order. */
async function resendAnyOtp(ctx: Context, requester: Customer, id: string, anyKind: boolean): Promise<ResentOtp> {
  const card = anyKind ? await resendForCard(ctx, requester, id) : null;
  if (card !== null) return { otp: card.otp, send: (...by) => sendCardCode(by[0], by[1], card.last4, by[2], by[3]) };
  const checkout = anyKind ? await resendForCheckout(ctx, requester, id) : null;
  if (checkout !== null) return { otp: checkout.otp, send: (...by) => sendCheckoutCode(by[0], by[1], checkout.signed, by[2], by[3]) };
  const payment = await resendForPayment(ctx, requester, id);
  const { amount, purpose, last4 } = payment;
  if (purpose === 'withdrawal')
    return { otp: payment.otp, send: (...by) => sendWithdrawalCode(by[0], by[1], { amount, last4 }, by[2], by[3]) };
  return { otp: payment.otp, send: (...by) => sendPaymentCode(by[0], by[1], amount, by[2], by[3]) };
}

type PaymentResent = { readonly otp: OtpState; readonly amount: number; readonly purpose: string; readonly last4: string };

async function resendForPayment(ctx: Context, requester: Customer, id: string): Promise<PaymentResent> {
  return ctx.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment === null || payment.customerId !== requester.id) throw new Problem('not_found');
    const now = ctx.clock.now();
    if (payment.reason === 'otp_locked') throw locked();
    if (payment.reason === 'code_not_entered' || (payment.status === 'otp_required' && now >= payment.expiresAt))
      throw new Problem('otp_expired');
    const old = payment.status === 'otp_required' ? paymentOtpOf(payment) : null;
    if (old === null) throw new Problem('payment_not_confirmable');
    requireResendable(old, now);
    const otp = await issueOtp(tx, ctx, paymentCodeUse(requester, paymentCardOf(payment), old.phone), old.triesLeft);
    const { otpPhone: _phone, ...columns } = paymentOtpColumns(otp);
    await runWritesAtOnce(tx, [updatePayment(tx, payment, now, [paymentEvent('code_resent', 'otp_required', now)], columns).write]);
    return { otp, amount: payment.amount, purpose: payment.purpose, last4: paymentCardOf(payment).last4 };
  });
}

async function resendForCheckout(
  ctx: Context,
  requester: Customer,
  id: string,
): Promise<{ otp: OtpState; signed: Pick<QuoteRecord, 'orders'> } | null> {
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx.select().from(checkouts).where(eq(checkouts.otpId, id)).for('update');
    if (found === undefined) return null;
    if (found.customerId !== requester.id || found.status === 'placed') throw new Problem('not_found');
    const now = ctx.clock.now();
    if (found.status !== 'failed' && (found.status === 'expired' || now >= found.expiresAt)) throw new Problem('otp_expired');
    const old = checkoutOtpOf(found);
    requireResendable(found.status === 'failed' ? { ...old, triesLeft: 0 } : old, now);
    const otp = await issueOtp(tx, ctx, checkoutCodeUse(requester, old.phone), old.triesLeft);
    await tx.update(checkouts).set(checkoutOtpColumns(otp)).where(eq(checkouts.id, found.id));
    const [quote] = await tx.select({ record: checkoutQuotes.record }).from(checkoutQuotes).where(eq(checkoutQuotes.id, found.quoteId));
    return { otp, signed: quote?.record ?? { orders: [] } };
  });
}

async function resendForCard(ctx: Context, requester: Customer, id: string): Promise<{ otp: OtpState; last4: string } | null> {
  return ctx.db.transaction(async (tx) => {
    const found = await lockCardOtp(tx, id);
    if (found === null) return null;
    if (found.customerId !== requester.id || found.usedAt !== null) throw new Problem('not_found');
    requireResendable(found, ctx.clock.now());
    const card = parseCardDraft(found.card);
    const otp = await issueOtp(tx, ctx, cardCodeUse(requester, card, found.phone), found.triesLeft);
    await renewCardOtp(tx, id, otp);
    return { otp, last4: card.last4 };
  });
}

const locked = () => new Problem('otp_locked', { extras: { tries_left: 0 } });

function requireResendable(otp: OtpState, now: Date): void {
  if (otp.triesLeft <= 0) throw locked();
  const seconds = secondsUntilResend(otp, now);
  if (seconds > 0) throw resendTooEarlyProblem(seconds);
}

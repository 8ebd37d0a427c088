import type { billing } from '@muddat/sdk/types';
import type { Context } from '../../core/context.ts';
import type { Locale } from '../../core/locale.ts';
import { appPageUrl } from './app-link.ts';
import { otpFacts } from './otp-rules.ts';
import { findOtp } from './otp-store.ts';
import { listEvents, type PaymentRow } from './payment-store.ts';
import { paymentView } from './payment-view.ts';
import { answerPending } from './provider.ts';
import { isStuck, reconcilePayment } from './reconcile.ts';

/** A payment with its history, brought up to date first where nobody else is at work on it. */
export async function lookUp(ctx: Context, found: PaymentRow, locale: Locale): Promise<billing.components['schemas']['Payment']> {
  const payment = isStuck(found, ctx.clock.now()) ? await bringUpToDate(ctx, found) : found;
  const events = await listEvents(ctx.db, payment.id);
  return paymentView(payment, events, locale, await extrasOf(ctx, payment));
}

async function bringUpToDate(ctx: Context, payment: PaymentRow): Promise<PaymentRow> {
  await answerPending(ctx.db, ctx.clock.now());
  return reconcilePayment(ctx, payment);
}

async function extrasOf(ctx: Context, payment: PaymentRow): Promise<{ otp?: billing.components['schemas']['Otp']; url?: string }> {
  if (payment.status === 'processing' && payment.appAmount > 0) return { url: appPageUrl(ctx.config, payment.id) };
  const otp = payment.status === 'otp_required' ? await findOtp(ctx.db, payment.id) : null;
  return otp === null ? {} : { otp: otpFacts(otp, ctx.clock.now()) };
}

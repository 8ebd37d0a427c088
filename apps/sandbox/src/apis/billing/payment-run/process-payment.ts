import type { Context } from '../../../core/context.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { cardBehaviour } from '../provider/magic-cards.ts';
import { type Charge, cancelPayout, chargeCard, payOutToCard } from '../provider/provider.ts';
import { PROVIDER_TIMEOUT_MS } from './provider-timeout.ts';
import { type ExtraWrites, settlePayment } from './settle-payment.ts';

/** The part of the context that background work on payments needs. */
export type BillingContext = Pick<Context, 'db' | 'clock' | 'config'>;

/**
 * Takes a payment from processing to its end, unless the provider does not answer. The charge has its own commit and happens once per
 * payment; then one transaction settles. After a crash in between, the reconciler ends the payment.
 */
export async function processPayment(ctx: Context, operationId: string, payment: PaymentRow, alsoWrite?: ExtraWrites): Promise<PaymentRow> {
  await ctx.faultPoint(operationId, 'before-charge');
  const charge = await requestCharge(ctx, payment);
  await ctx.faultPoint(operationId, 'after-charge');
  const settled = await settlePayment(ctx, payment, charge, alsoWrite);
  await ctx.faultPoint(operationId, 'after-settle');
  return settled;
}

/**
 * Requests the charge of a processing payment's card, or the payout of a withdrawal. Null if the provider does not answer or was asked
 * before, or if no card takes part.
 */
export async function requestCharge(ctx: BillingContext, payment: PaymentRow): Promise<Charge | null> {
  const { id: paymentId, customerId, cardAmount: amount, cardBin: bin, cardLast4: last4 } = payment;
  if (payment.purpose === 'withdrawal') return requestPayout(ctx, payment);
  if (amount === 0 || bin === null || last4 === null) return null;
  const behaviour = cardBehaviour(bin, last4, ctx.config);
  return chargeCard(ctx.db, { paymentId, customerId, amount, last4 }, behaviour, ctx.clock.now());
}

/**
 * Pays a withdrawal out to its card. After a long silence the provider is first asked to drop the credit; only then is the money returned
 * to the balance. Otherwise a late credit would pay the sum a second time.
 */
async function requestPayout(ctx: BillingContext, payment: PaymentRow): Promise<Charge | null> {
  const { id: paymentId, customerId, amount, cardBin: bin, cardLast4: last4, processingAt, updatedAt } = payment;
  if (bin === null || last4 === null) throw new TypeError('a withdrawal has a card');
  const now = ctx.clock.now();
  const order = { paymentId, customerId, amount, last4 };
  const credit = await payOutToCard(ctx.db, order, cardBehaviour(bin, last4, ctx.config), now);
  const silentMs = now.getTime() - (processingAt ?? updatedAt).getTime();
  if (credit === null && silentMs >= PROVIDER_TIMEOUT_MS) await cancelPayout(ctx.db, order, now);
  return credit;
}

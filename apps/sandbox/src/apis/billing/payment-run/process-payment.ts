import type { Context } from '../../../core/context.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { cardBehaviour } from '../provider/magic-cards.ts';
import { type Charge, chargeCard, creditCard, refuseCredit } from '../provider/provider.ts';
import { PROVIDER_TIMEOUT_MS } from './provider-timeout.ts';
import { type AlsoWrite, settlePayment } from './settle.ts';

/** The part of the context that background work on payments needs. */
export type BillingTools = Pick<Context, 'db' | 'clock' | 'config'>;

/**
 * Takes a payment from processing to its end, unless the provider does not answer. The charge has its own commit and happens once per
 * payment; then one transaction settles. After a crash in between, the reconciler ends the payment.
 */
export async function processPayment(ctx: Context, operationId: string, payment: PaymentRow, alsoWrite?: AlsoWrite): Promise<PaymentRow> {
  await ctx.faultPoint(operationId, 'before-charge');
  const charge = await chargeFor(ctx, payment);
  await ctx.faultPoint(operationId, 'after-charge');
  const settled = await settlePayment(ctx, payment, charge, alsoWrite);
  await ctx.faultPoint(operationId, 'after-settle');
  return settled;
}

/** Asks the provider to charge the card's share of a processing payment. Null if the provider does not answer or was already asked. */
export async function chargeFor(ctx: BillingTools, payment: PaymentRow): Promise<Charge | null> {
  const { id: paymentId, customerId, cardAmount: amount, cardBin: bin, cardLast4: last4 } = payment;
  if (payment.purpose === 'withdrawal') return creditFor(ctx, payment);
  if (amount === 0 || bin === null || last4 === null) return null;
  const behaviour = cardBehaviour(bin, last4, ctx.config);
  return chargeCard(ctx.db, { paymentId, customerId, amount, last4 }, behaviour, ctx.clock.now());
}

/**
 * Pays a withdrawal out to its card. After a long silence the provider is first asked to drop the credit; only then is the money returned
 * to the balance. Otherwise a late credit would pay it twice.
 */
async function creditFor(ctx: BillingTools, payment: PaymentRow): Promise<Charge | null> {
  const { id: paymentId, customerId, amount, cardBin: bin, cardLast4: last4, processingAt, updatedAt } = payment;
  if (bin === null || last4 === null) throw new TypeError('a withdrawal has a card');
  const now = ctx.clock.now();
  const order = { paymentId, customerId, amount, last4 };
  const credit = await creditCard(ctx.db, order, cardBehaviour(bin, last4, ctx.config), now);
  const silentMs = now.getTime() - (processingAt ?? updatedAt).getTime();
  if (credit === null && silentMs >= PROVIDER_TIMEOUT_MS) await refuseCredit(ctx.db, order, now);
  return credit;
}

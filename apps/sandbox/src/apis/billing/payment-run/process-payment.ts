import type { Context } from '../../../core/context.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { cardBehaviour } from '../provider/magic-cards.ts';
import { type Charge, chargeCard, creditCard, refuseCredit } from '../provider/provider.ts';
import { PROVIDER_TIMEOUT_MS } from './provider-timeout.ts';
import { type AlsoWrite, settlePayment } from './settle.ts';

/** What background work on payments needs of a context. */
export type BillingTools = Pick<Context, 'db' | 'clock' | 'config'>;

/**
 * From processing to the end, as far as the provider answers: charge (committed by itself, once a payment), then settle (one
 * transaction). A process that dies between the two leaves a payment that the reconciler ends the same way.
 */
export async function processPayment(ctx: Context, operationId: string, payment: PaymentRow, alsoWrite?: AlsoWrite): Promise<PaymentRow> {
  await ctx.faultPoint(operationId, 'before-charge');
  const charge = await chargeFor(ctx, payment);
  await ctx.faultPoint(operationId, 'after-charge');
  const settled = await settlePayment(ctx, payment, charge, alsoWrite);
  await ctx.faultPoint(operationId, 'after-settle');
  return settled;
}

/** Asks the provider to move the card's part of a payment that is processing; null where it does not answer, or did before. */
export async function chargeFor(ctx: BillingTools, payment: PaymentRow): Promise<Charge | null> {
  const { id: paymentId, customerId, cardAmount: amount, cardBin: bin, cardLast4: last4 } = payment;
  if (payment.purpose === 'withdrawal') return creditFor(ctx, payment);
  if (amount === 0 || bin === null || last4 === null) return null;
  const behaviour = cardBehaviour(bin, last4, ctx.config);
  return chargeCard(ctx.db, { paymentId, customerId, amount, last4 }, behaviour, ctx.clock.now());
}

/**
 * Puts a withdrawal on its card. A provider that has been silent too long is told to forget it, and only then is the money given back:
 * a credit that it made after all would be money twice.
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

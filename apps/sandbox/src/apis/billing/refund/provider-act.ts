import type { CalendarDate } from '@muddat/schedule';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { newId } from '../../../core/ids.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { payments, refunds } from '../../../db/schema/billing.ts';
import { providerReturns } from '../../../db/schema/provider.ts';
import { isCardExpired } from '../cards/card-expiry.ts';
import { findCard } from '../cards/card-store.ts';
import { readBalance } from '../ledger/balance.ts';
import { lockPayment, type PaymentRow } from '../payment/payment-store.ts';
import { creditLateCharge } from '../payment-run/late-charge.ts';
import type { BillingContext } from '../payment-run/process-payment.ts';
import { settlePayment } from '../payment-run/settle-payment.ts';
import { findCharge } from '../provider/provider.ts';
import { bookProviderAct, type DecidedProviderAct } from './book-provider-act.ts';
import { maxReturnable, type ProviderActKind, splitRefund, wentToBalance } from './refund-rules.ts';

/** `amount` null: the whole remaining sum. Acts with the same `key` count as one; without a key, act and amount serve as the key. */
export type ProviderActRequest = {
  readonly paymentId: string;
  readonly act: ProviderActKind;
  readonly amount: number | null;
  readonly key: string | null;
};

/**
 * Receives a refund by the provider or a chargeback by a bank. The provider's book is written first, then ours, as with a charge; after a
 * crash in between, the reconciler books the act. Idempotent by key.
 */
export async function receiveProviderAct(ctx: BillingContext, asked: ProviderActRequest): Promise<PaymentRow> {
  await settleOpenPayment(ctx, asked.paymentId);
  await bookUnbookedProviderReturns(ctx, asked.paymentId);
  const act = await ctx.db.transaction((tx) => recordAct(tx, ctx, asked));
  if (act !== null) await bookProviderAct(ctx, act);
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, asked.paymentId));
  if (payment === undefined) throw new Problem('not_found');
  return payment;
}

/** Settles the payment, or credits a late charge, before any of it is returned. */
async function settleOpenPayment(ctx: BillingContext, id: string): Promise<void> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, id));
  if (payment === undefined) throw new Problem('not_found');
  if (payment.status === 'processing') await settlePayment(ctx, payment);
  await creditLateCharge(ctx, id);
}

const actKeyOf = ({ act, amount, key }: ProviderActRequest) => key ?? `${act}:${amount ?? 'all'}`;

/** Decides under the payment's lock, and records in the provider's book the sum that it returns. Null if this act was done before. */
async function recordAct(tx: Database, ctx: BillingContext, asked: ProviderActRequest): Promise<DecidedProviderAct | null> {
  const payment = await lockPayment(tx, asked.paymentId);
  if (payment === null) throw new Problem('not_found');
  const actKey = actKeyOf(asked);
  if (await isActDone(tx, payment.id, actKey)) return null;
  const took = payment.status === 'succeeded' || payment.lateCreditedAt !== null;
  if (!took || payment.purpose === 'withdrawal') {
    throw new Problem('validation_failed', { fields: { payment_id: 'not_succeeded' } });
  }
  const at = ctx.clock.now();
  const charge = await findCharge(tx, payment.id);
  const provider = { charged: charge?.status === 'accepted' ? charge.amount : 0, returned: await returnedAmount(tx, payment.id) };
  const open = await canReturnByOriginalMethod(tx, payment, ctx.clock.today());
  const most = wentToBalance(payment) && asked.act === 'refund' && !open ? 0 : maxReturnable(asked.act, payment, provider);
  const amount = asked.amount ?? most;
  if (amount > most || most === 0) throw new Problem('validation_failed', { fields: { amount: 'too_large' } });
  const split = asked.act === 'chargeback' ? { outside: amount, toBalance: 0 } : splitRefund(amount, provider, open);
  if (wentToBalance(payment) && asked.act === 'refund' && (await readBalance(tx, payment.customerId)).available < amount) {
    throw new Problem('insufficient_balance');
  }
  const act: DecidedProviderAct = { id: newId('ref'), paymentId: payment.id, act: asked.act, actKey, at, ...split };
  if (split.outside > 0) {
    const { outside, ...row } = act;
    await tx.insert(providerReturns).values({ ...row, customerId: payment.customerId, amount: outside });
  }
  return act;
}

async function isActDone(tx: Database, paymentId: string, actKey: string): Promise<boolean> {
  const booked = await tx.$count(refunds, and(eq(refunds.paymentId, paymentId), eq(refunds.actKey, actKey)));
  return (
    booked > 0 || (await tx.$count(providerReturns, and(eq(providerReturns.paymentId, paymentId), eq(providerReturns.actKey, actKey)))) > 0
  );
}

/** The sum that the provider has returned for a payment. */
async function returnedAmount(tx: Database, paymentId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${providerReturns.amount}), 0)`.mapWith(Number) })
    .from(providerReturns)
    .where(eq(providerReturns.paymentId, paymentId));
  return row?.sum ?? 0;
}

/** Whether money can be returned by the original method. A payment app always accepts it; a card only while it is saved and not expired. */
async function canReturnByOriginalMethod(tx: Database, payment: PaymentRow, today: CalendarDate): Promise<boolean> {
  if (payment.appAmount > 0) return true;
  if (payment.cardId === null) return false;
  const card = await findCard(tx, payment.customerId, payment.cardId);
  return card !== null && !isCardExpired(card.expiry, today);
}

/** Books returns that the provider has made and our books do not contain; `paymentId` undefined: returns of all payments. */
export async function bookUnbookedProviderReturns(ctx: BillingContext, paymentId?: string): Promise<void> {
  const known = ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, providerReturns.paymentId), eq(refunds.actKey, providerReturns.actKey)));
  const open = await ctx.db
    .select()
    .from(providerReturns)
    .innerJoin(payments, eq(payments.id, providerReturns.paymentId))
    .where(and(notExists(known), paymentId === undefined ? undefined : eq(providerReturns.paymentId, paymentId)));
  for (const { provider_returns: row } of open) {
    await bookProviderAct(ctx, { ...row, act: row.act === 'chargeback' ? 'chargeback' : 'refund', outside: row.amount });
  }
}

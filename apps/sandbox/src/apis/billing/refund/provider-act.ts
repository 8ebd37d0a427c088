import type { CalendarDate } from '@muddat/schedule';
import { and, asc, eq, isNotNull, notExists, or, sql } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { forEachApart } from '../../../core/for-each-apart.ts';
import { newId } from '../../../core/ids.ts';
import { Problem } from '../../../core/problem.ts';
import { logRowFailure } from '../../../core/request-log.ts';
import type { Database } from '../../../db/client.ts';
import { payments, refunds } from '../../../db/schema/billing.ts';
import { providerReturns } from '../../../db/schema/provider.ts';
import { isCardExpired } from '../cards/card-expiry.ts';
import { findCard } from '../cards/card-store.ts';
import { readBalance } from '../ledger/balance.ts';
import { lockPayment, type PaymentRow } from '../payment/payment-store.ts';
import { loadPaymentMoney } from '../payment/refund-store.ts';
import { creditLateCharge } from '../payment-run/late-charge.ts';
import type { BillingContext } from '../payment-run/process-payment.ts';
import { settlePayment } from '../payment-run/settle-payment.ts';
import { findCharge } from '../provider/provider.ts';
import { bookProviderAct, type DecidedProviderAct, isMoneyTaken } from './book-provider-act.ts';
import { maxRefund, PROVIDER_ACTS, type ProviderActKind, type RefundSplit, splitRefund, wentToBalance } from './refund-rules.ts';

/** `amount` null: all that is left, or the whole charge if a bank takes back more than that. Acts with the same `key` count as one; without a key, act and amount serve as the key. */
export type ProviderActRequest = {
  readonly paymentId: string;
  readonly act: ProviderActKind;
  readonly amount: number | null;
  readonly key: string | null;
};

/**
 * Receives an act of the provider: a refund that a store starts, or a chargeback, a recall or a returned withdrawal, which have happened
 * and are always booked. The provider's book is written first, then ours, as with a charge; after a crash in between, the reconciler books
 * the act. Idempotent by key.
 */
export async function receiveProviderAct(ctx: BillingContext, asked: ProviderActRequest): Promise<PaymentRow> {
  await settleOpenPayment(ctx, asked.paymentId);
  await bookReturns(ctx, await loadUnbookedReturns(ctx.db, asked.paymentId));
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
  const sums = asked.act === 'refund' ? await decideRefund(tx, ctx, payment, asked.amount) : await measureFact(tx, payment, asked);
  const act: DecidedProviderAct = { id: newId('ref'), paymentId: payment.id, act: asked.act, actKey, at: ctx.clock.now(), ...sums };
  if (act.outside !== 0) {
    const { outside, ...row } = act;
    await tx.insert(providerReturns).values({ ...row, customerId: payment.customerId, amount: outside });
  }
  return act;
}

const tooLarge = () => new Problem('validation_failed', { fields: { amount: 'too_large' } });
const notSucceeded = () => new Problem('validation_failed', { fields: { payment_id: 'not_succeeded' } });

/** Decides a refund, which has a maximum: nobody gets back more than they paid. */
async function decideRefund(tx: Database, ctx: BillingContext, payment: PaymentRow, asked: number | null): Promise<RefundSplit> {
  if (!isMoneyTaken(payment) || payment.purpose === 'withdrawal') throw notSucceeded();
  const charge = await findCharge(tx, payment.id);
  const charged = charge?.status === 'accepted' ? charge.amount : 0;
  // By the provider's book, which may be ahead of ours.
  const atProvider = charged - (await returnedAmount(tx, payment.id));
  const money = { ...(await loadPaymentMoney(tx, payment.id)), atProvider };
  const open = await canReturnByOriginalMethod(tx, payment, ctx.clock.today());
  const most = wentToBalance(payment) && !open ? 0 : maxRefund(payment, money);
  const amount = asked ?? most;
  if (amount > most || most === 0) throw tooLarge();
  if (wentToBalance(payment) && (await readBalance(tx, payment.customerId)).available < amount) throw new Problem('insufficient_balance');
  return splitRefund(amount, money.atProvider, open);
}

/**
 * The sums of a fact. The provider must know the charge; it may still be pending. Only a fact that cannot be true is refused: a bank takes
 * back no more than one charge at a time, and no withdrawal comes back twice.
 */
async function measureFact(tx: Database, payment: PaymentRow, { act, amount: asked }: ProviderActRequest): Promise<RefundSplit> {
  const charge = await findCharge(tx, payment.id);
  const isPayout = act === 'payout_return';
  if (charge === null || charge.status === 'declined' || isPayout !== charge.amount < 0) throw notSucceeded();
  const left = charge.amount - (await returnedAmount(tx, payment.id));
  if (isPayout) {
    const amount = asked ?? -left;
    if (amount > -left || left === 0) throw tooLarge();
    return { outside: -amount, toBalance: amount };
  }
  const amount = asked ?? (left > 0 ? left : charge.amount);
  if (amount > charge.amount) throw tooLarge();
  return { outside: amount, toBalance: 0 };
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

type ProviderReturnRow = typeof providerReturns.$inferSelect;

/**
 * Books acts that the provider has recorded and our books do not contain. If an act cannot be booked, it is logged; later acts of its
 * payment wait, and other payments do not.
 */
export async function bookUnbookedProviderReturns(ctx: BillingContext & Pick<Context, 'log'>): Promise<void> {
  const byPayment = Map.groupBy(await loadUnbookedReturns(ctx.db), ({ paymentId }) => paymentId);
  await forEachApart(
    byPayment.values(),
    (acts) => bookReturns(ctx, acts),
    (error, [first]) =>
      logRowFailure(ctx.log, error, 'an act of the provider was not booked; it is tried again', { payment_id: first?.paymentId ?? '' }),
  );
}

async function bookReturns(ctx: BillingContext, rows: readonly ProviderReturnRow[]): Promise<void> {
  for (const row of rows) await bookProviderAct(ctx, { ...row, act: parseAct(row.act), outside: row.amount });
}

/** `paymentId` undefined: of all payments. */
async function loadUnbookedReturns(db: Database, paymentId?: string): Promise<ProviderReturnRow[]> {
  const known = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, providerReturns.paymentId), eq(refunds.actKey, providerReturns.actKey)));
  const open = await db
    .select({ row: providerReturns })
    .from(providerReturns)
    .innerJoin(payments, eq(payments.id, providerReturns.paymentId))
    .where(
      and(
        notExists(known),
        or(eq(payments.status, 'succeeded'), isNotNull(payments.lateCreditedAt)),
        paymentId === undefined ? undefined : eq(providerReturns.paymentId, paymentId),
      ),
    )
    .orderBy(asc(providerReturns.at), asc(providerReturns.id));
  return open.map(({ row }) => row);
}

function parseAct(text: string): ProviderActKind {
  const act = PROVIDER_ACTS.find((kind) => kind === text);
  if (act === undefined) throw new TypeError(`unknown act of the provider: ${text}`);
  return act;
}

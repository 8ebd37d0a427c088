import { tashkentDate } from '@muddat/i18n';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { customers } from '../../../db/schema/auth.ts';
import { type PaymentPart, payments, refunds } from '../../../db/schema/billing.ts';
import { orderEvents, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { type Write, writeTogether } from '../../../db/write-together.ts';
import { credit, creditAmounts, type Debtor, takeOrClaim } from '../ledger/claim.ts';
import { type Amounts, post } from '../ledger/ledger.ts';
import { takeBackBonuses } from '../payment/earned-bonuses.ts';
import { NOTICES, notify, notifyOfParts } from '../payment/notices.ts';
import { event, type PaymentEvent } from '../payment/payment-events.ts';
import { changePayment, lockOrders, lockPayment, type OrderRow, type PaymentRow, partsOf } from '../payment/payment-store.ts';
import { arrivalOf, insertRefund, type RefundRow, readOnOrders } from '../payment/refund-store.ts';
import { paymentStatus } from '../payment/status.ts';
import type { BillingTools } from '../payment-run/process-payment.ts';
import { type Act, isOnBalance, reopenRows, statusAfterChargeback, takeFromOrders } from './refund-rules.ts';

/** A decided refund or chargeback: the sums that are returned by card or app, and to the balance. */
export type Bookable = {
  readonly id: string;
  readonly paymentId: string;
  readonly act: Act;
  readonly actKey: string;
  readonly at: Date;
  readonly outside: number;
  readonly toBalance: number;
};

/** Books an act once: ledger, schedule, order, timeline, refund and notification in one transaction. */
export async function bookAct(ctx: BillingTools, act: Bookable): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const onOrders = await readOnOrders(tx, act.paymentId);
    const owner = await lockOwner(tx, act.paymentId);
    // Lock the orders before the payment, as a cancellation does, to prevent deadlocks.
    const locked = owner === null ? [] : await lockOrders(tx, owner.id, onOrders);
    const payment = await lockPayment(tx, act.paymentId);
    if (payment === null || (await isBooked(tx, act))) return;
    const ofOrders = await readOnOrders(tx, act.paymentId);
    const isErased = owner?.isErased ?? false;
    // A chargeback reopens no order of an erased account: nobody would pay it, and it would be stored forever.
    const taken = act.act === 'chargeback' ? takeFromOrders(isErased ? [] : ofOrders, act.outside) : null;
    const lockedOrders = locked.map((paid) => paid.order);
    const debtor = { customerId: payment.customerId, isErased };
    const booked =
      taken === null
        ? await bookRefund(tx, payment, act, at, debtor)
        : await bookChargeback(tx, payment, act, at, debtor, lockedOrders, taken);
    const about = taken?.parts ?? partsOf(payment);
    await writeTogether(tx, [
      ...booked.writes,
      ...(booked.claim > 0 ? [notify(tx, payment, null, NOTICES.claimOpened(booked.claim), at)] : []),
      changePayment(tx, payment, at, eventsOf(payment, act, at), { refundedAmount: payment.refundedAmount + act.outside + act.toBalance })
        .write,
      ...rowsOf(payment, act, at).flatMap((row) => [
        insertRefund(tx, row),
        notifyOfParts(tx, payment, about, noticeOf(row, about, booked.settled), at),
      ]),
    ]);
  });
}

/** Locks the customer's row, which the erasure locks first too: the account is erased either before this act or after it. */
async function lockOwner(tx: Database, paymentId: string): Promise<{ readonly id: string; readonly isErased: boolean } | null> {
  const [owner] = await tx
    .select({ id: customers.id, deletedAt: customers.deletedAt })
    .from(customers)
    .innerJoin(payments, eq(payments.customerId, customers.id))
    .where(eq(payments.id, paymentId))
    .for('share', { of: customers });
  return owner === undefined ? null : { id: owner.id, isErased: owner.deletedAt !== null };
}

async function isBooked(tx: Database, { paymentId, actKey }: Bookable): Promise<boolean> {
  return (await tx.$count(refunds, and(eq(refunds.paymentId, paymentId), eq(refunds.actKey, actKey)))) > 0;
}

/** `claim`: what the customer owes from now on, because the balance was too low. `settled`: the share of a refund that paid off a claim. */
type BookedAct = { readonly claim: number; readonly settled: number; readonly writes: readonly Write[] };

/**
 * Books a refund. No schedule row is reopened: the store bears the refund. Money that the payment had credited to the balance is taken from
 * the balance.
 */
async function bookRefund(tx: Database, payment: PaymentRow, act: Bookable, at: Date, debtor: Debtor): Promise<BookedAct> {
  const { id: paymentId, customerId } = payment;
  const sum = act.outside + act.toBalance;
  const posted = (borne: Amounts) =>
    post(tx, { paymentId, kind: `refund:${act.id}`, customerId, at, amounts: { provider: -act.outside, ...borne } });
  if (isOnBalance(payment)) {
    const { taken, writes } = await takeOrClaim(tx, debtor, sum);
    return { claim: taken.claim, settled: 0, writes: [posted(taken), ...writes] };
  }
  const coming = await credit(tx, { customerId, amount: act.toBalance, at });
  return { claim: 0, settled: coming.settled, writes: [posted({ refund: sum, ...creditAmounts(coming) }), ...coming.writes] };
}

/**
 * Books a chargeback. The orders owe again what the payment had paid. Its share on the balance is taken from there; if that is already
 * spent, it becomes a claim.
 */
async function bookChargeback(
  tx: Database,
  payment: PaymentRow,
  act: Bookable,
  at: Date,
  debtor: Debtor,
  locked: readonly OrderRow[],
  { parts, rest }: ReturnType<typeof takeFromOrders>,
): Promise<BookedAct> {
  const { id: paymentId, customerId } = payment;
  const { taken, writes } = await takeOrClaim(tx, debtor, rest);
  for (const part of parts) {
    const order = locked.find(({ id }) => id === part.orderId);
    if (order !== undefined) writes.push(...(await reopen(tx, payment, order, part.amount, at)));
  }
  const amounts = { provider: -act.outside, ...taken };
  return {
    claim: taken.claim,
    settled: 0,
    writes: [...writes, post(tx, { paymentId, kind: `chargeback:${act.id}`, customerId, at, amounts, orders: parts })],
  };
}

async function reopen(tx: Database, payment: PaymentRow, order: OrderRow, amount: number, at: Date): Promise<Write[]> {
  const status = statusAfterChargeback(order.status);
  const sums =
    payment.purpose === 'initial_fee' ? { initialFeePaid: order.initialFeePaid - amount } : { paidAmount: order.paidAmount - amount };
  const update = tx
    .update(orders)
    .set({ ...sums, status })
    .where(eq(orders.id, order.id));
  const told = status === order.status ? [] : [tx.insert(orderEvents).values({ orderId: order.id, status, at, actor: 'bank' })];
  const bySchedule = payment.purpose === 'instalment' || payment.purpose === 'payoff';
  if (!bySchedule) return [update, ...told];
  const { customerId } = payment;
  const bonuses = await takeBackBonuses(tx, { id: order.id, customerId }, amount, { now: at, today: tashkentDate(at) });
  return [update, ...told, ...bonuses, ...(await rowWrites(tx, payment, order.id, amount))];
}

async function rowWrites(tx: Database, payment: PaymentRow, orderId: string, amount: number): Promise<Write[]> {
  const rows = await tx.select().from(scheduleRows).where(eq(scheduleRows.orderId, orderId)).orderBy(asc(scheduleRows.number));
  const paid = (payment.paidRows ?? []).filter((row) => row.orderId === orderId);
  const after = reopenRows(rows, new Map(paid.map((row) => [row.number, row.amount])), amount);
  return after.flatMap((row, index): Write[] => {
    if (row.paidAmount === rows[index]?.paidAmount) return [];
    const its = and(eq(scheduleRows.orderId, orderId), eq(scheduleRows.number, row.number));
    const empty = row.paidAmount === 0 ? { paidOn: null, paidBy: null, paidLast4: null } : {};
    return [
      tx
        .update(scheduleRows)
        .set({ paidAmount: row.paidAmount, ...empty })
        .where(its),
    ];
  });
}

function rowsOf(payment: PaymentRow, act: Bookable, at: Date): RefundRow[] {
  const way = payment.appAmount > 0 ? ('payment_app' as const) : ('bank_card' as const);
  const base = { paymentId: payment.id, customerId: payment.customerId, kind: act.act, actKey: act.actKey, at };
  // Money that a bank took back has already reached the customer when the chargeback is reported.
  const arrivesAt = act.act === 'chargeback' ? at : arrivalOf(way, at);
  const outside = { ...base, id: act.id, amount: act.outside, to: way, system: payment.system, last4: payment.cardLast4, arrivesAt };
  const inside = { ...base, id: `${act.id}_b`, amount: act.toBalance, to: 'balance', system: null, last4: null, arrivesAt: at };
  return [outside, inside].filter((row) => row.amount > 0);
}

function eventsOf(payment: PaymentRow, act: Bookable, at: Date): PaymentEvent[] {
  const status = paymentStatus(payment.status);
  if (act.act === 'chargeback') return [event('charged_back', status, at)];
  return [
    ...(act.outside > 0 ? [event('refund_sent', status, at)] : []),
    ...(act.toBalance > 0 ? [event('refund_to_balance', status, at)] : []),
  ];
}

function noticeOf(row: RefundRow, parts: readonly PaymentPart[], settled: number) {
  if (row.kind === 'chargeback') return NOTICES.chargedBack(parts, row.amount);
  return row.to === 'balance' ? NOTICES.refundedToBalance(row.amount, settled) : NOTICES.refundSent(row);
}

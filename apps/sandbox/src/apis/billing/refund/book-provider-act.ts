import { tashkentDate } from '@muddat/i18n';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { type PendingWrite, runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { customers } from '../../../db/schema/auth.ts';
import { type OrderShare, payments, refunds } from '../../../db/schema/billing.ts';
import { orderEvents, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { creditBalance, creditLedgerAmounts, type Debtor, deductOrClaim } from '../ledger/claim.ts';
import { type PostingAmounts, writePosting } from '../ledger/ledger.ts';
import { revokeBonuses } from '../payment/earned-bonuses.ts';
import { type PaymentEvent, paymentEvent } from '../payment/payment-events.ts';
import { PAYMENT_NOTIFICATIONS, writePaymentNotification, writeSharedPaymentNotification } from '../payment/payment-notifications.ts';
import { parsePaymentStatus } from '../payment/payment-status.ts';
import { lockOrders, lockPayment, orderSharesOf, type PayableOrderRow, type PaymentRow, updatePayment } from '../payment/payment-store.ts';
import { insertRefund, loadBookedOrderShares, type RefundRow, refundArrivalOf } from '../payment/refund-store.ts';
import type { BillingContext } from '../payment-run/process-payment.ts';
import { type ProviderActKind, reopenRows, splitChargebackByOrder, statusAfterChargeback, wentToBalance } from './refund-rules.ts';

/**
 * A decided refund or chargeback. `outside`: the sum that is returned by card or app. `toBalance`: the sum that is credited to the balance.
 */
export type DecidedProviderAct = {
  readonly id: string;
  readonly paymentId: string;
  readonly act: ProviderActKind;
  readonly actKey: string;
  readonly at: Date;
  readonly outside: number;
  readonly toBalance: number;
};

/** Books an act once: ledger, schedule, order, timeline, refund and notification in one transaction. */
export async function bookProviderAct(ctx: BillingContext, act: DecidedProviderAct): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const onOrders = await loadBookedOrderShares(tx, act.paymentId);
    const owner = await lockOwner(tx, act.paymentId);
    // Lock the orders before the payment, as a cancellation does, to prevent deadlocks.
    const locked = owner === null ? [] : await lockOrders(tx, owner.id, onOrders);
    const payment = await lockPayment(tx, act.paymentId);
    if (payment === null || (await isBooked(tx, act))) return;
    const ofOrders = await loadBookedOrderShares(tx, act.paymentId);
    const isErased = owner?.isErased ?? false;
    // A chargeback reopens no order of an erased account: nobody would pay it, and it would be stored forever.
    const taken = act.act === 'chargeback' ? splitChargebackByOrder(isErased ? [] : ofOrders, act.outside) : null;
    const lockedOrders = locked.map((paid) => paid.order);
    const debtor = { customerId: payment.customerId, isErased };
    const booked =
      taken === null
        ? await bookRefund(tx, payment, act, at, debtor)
        : await bookChargeback(tx, payment, act, at, debtor, lockedOrders, taken);
    const about = taken?.parts ?? orderSharesOf(payment);
    await runWritesAtOnce(tx, [
      ...booked.writes,
      ...(booked.claim > 0 ? [writePaymentNotification(tx, payment, null, PAYMENT_NOTIFICATIONS.claimOpened(booked.claim), at)] : []),
      updatePayment(tx, payment, at, eventsOf(payment, act, at), { refundedAmount: payment.refundedAmount + act.outside + act.toBalance })
        .write,
      ...rowsOf(payment, act, at).flatMap((row) => [
        insertRefund(tx, row),
        writeSharedPaymentNotification(tx, payment, about, notificationOf(row, about, booked.settled), at),
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

async function isBooked(tx: Database, { paymentId, actKey }: DecidedProviderAct): Promise<boolean> {
  return (await tx.$count(refunds, and(eq(refunds.paymentId, paymentId), eq(refunds.actKey, actKey)))) > 0;
}

/**
 * `claim`: the sum that the balance was too low to pay, and that the customer owes now. `settled`: the part of a refund that paid off a
 * claim.
 */
type ActBooking = { readonly claim: number; readonly settled: number; readonly writes: readonly PendingWrite[] };

/**
 * Books a refund. No schedule row is reopened: the store bears the refund. Money that the payment had credited to the balance is taken from
 * the balance.
 */
async function bookRefund(tx: Database, payment: PaymentRow, act: DecidedProviderAct, at: Date, debtor: Debtor): Promise<ActBooking> {
  const { id: paymentId, customerId } = payment;
  const sum = act.outside + act.toBalance;
  const posted = (borne: PostingAmounts) =>
    writePosting(tx, { paymentId, kind: `refund:${act.id}`, customerId, at, amounts: { provider: -act.outside, ...borne } });
  if (wentToBalance(payment)) {
    const { taken, writes } = await deductOrClaim(tx, debtor, sum);
    return { claim: taken.claim, settled: 0, writes: [posted(taken), ...writes] };
  }
  const coming = await creditBalance(tx, { customerId, amount: act.toBalance, at });
  return { claim: 0, settled: coming.settled, writes: [posted({ refund: sum, ...creditLedgerAmounts(coming) }), ...coming.writes] };
}

/**
 * Books a chargeback. The orders owe again what the payment had paid. The payment's share on the balance is taken from there; what the
 * customer has spent of it becomes a claim.
 */
async function bookChargeback(
  tx: Database,
  payment: PaymentRow,
  act: DecidedProviderAct,
  at: Date,
  debtor: Debtor,
  locked: readonly PayableOrderRow[],
  { parts, rest }: ReturnType<typeof splitChargebackByOrder>,
): Promise<ActBooking> {
  const { id: paymentId, customerId } = payment;
  const { taken, writes } = await deductOrClaim(tx, debtor, rest);
  for (const part of parts) {
    const order = locked.find(({ id }) => id === part.orderId);
    if (order !== undefined) writes.push(...(await reopenOrder(tx, payment, order, part.amount, at)));
  }
  const amounts = { provider: -act.outside, ...taken };
  return {
    claim: taken.claim,
    settled: 0,
    writes: [...writes, writePosting(tx, { paymentId, kind: `chargeback:${act.id}`, customerId, at, amounts, orders: parts })],
  };
}

async function reopenOrder(tx: Database, payment: PaymentRow, order: PayableOrderRow, amount: number, at: Date): Promise<PendingWrite[]> {
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
  const bonuses = await revokeBonuses(tx, { id: order.id, customerId }, amount, { now: at, today: tashkentDate(at) });
  return [update, ...told, ...bonuses, ...(await rowWrites(tx, payment, order.id, amount))];
}

async function rowWrites(tx: Database, payment: PaymentRow, orderId: string, amount: number): Promise<PendingWrite[]> {
  const rows = await tx.select().from(scheduleRows).where(eq(scheduleRows.orderId, orderId)).orderBy(asc(scheduleRows.number));
  const paid = (payment.paidRows ?? []).filter((row) => row.orderId === orderId);
  const after = reopenRows(rows, new Map(paid.map((row) => [row.number, row.amount])), amount);
  return after.flatMap((row, index): PendingWrite[] => {
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

function rowsOf(payment: PaymentRow, act: DecidedProviderAct, at: Date): RefundRow[] {
  const way = payment.appAmount > 0 ? ('payment_app' as const) : ('bank_card' as const);
  const base = { paymentId: payment.id, customerId: payment.customerId, kind: act.act, actKey: act.actKey, at };
  // Money that a bank took back has already reached the customer when the chargeback is reported.
  const arrivesAt = act.act === 'chargeback' ? at : refundArrivalOf(way, at);
  const outside = { ...base, id: act.id, amount: act.outside, to: way, system: payment.system, last4: payment.cardLast4, arrivesAt };
  const inside = { ...base, id: `${act.id}_b`, amount: act.toBalance, to: 'balance', system: null, last4: null, arrivesAt: at };
  return [outside, inside].filter((row) => row.amount > 0);
}

function eventsOf(payment: PaymentRow, act: DecidedProviderAct, at: Date): PaymentEvent[] {
  const status = parsePaymentStatus(payment.status);
  if (act.act === 'chargeback') return [paymentEvent('charged_back', status, at)];
  return [
    ...(act.outside > 0 ? [paymentEvent('refund_sent', status, at)] : []),
    ...(act.toBalance > 0 ? [paymentEvent('refund_to_balance', status, at)] : []),
  ];
}

function notificationOf(row: RefundRow, parts: readonly OrderShare[], settled: number) {
  if (row.kind === 'chargeback') return PAYMENT_NOTIFICATIONS.chargedBack(parts, row.amount);
  return row.to === 'balance' ? PAYMENT_NOTIFICATIONS.refundedToBalance(row.amount, settled) : PAYMENT_NOTIFICATIONS.refundSent(row);
}

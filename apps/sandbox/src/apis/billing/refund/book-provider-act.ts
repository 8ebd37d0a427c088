import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { type PendingWrite, runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { type OrderShare, refunds } from '../../../db/schema/billing.ts';
import { dropQueuedSms, finishedSubject } from '../../../domain/message/drop-queued-sms.ts';
import { creditBalance, creditLedgerAmounts, type Debtor, deductOrClaim, lockDebtor } from '../ledger/claim.ts';
import { writePosting } from '../ledger/ledger.ts';
import { type PaymentEvent, paymentEvent } from '../payment/payment-events.ts';
import { PAYMENT_NOTIFICATIONS } from '../payment/payment-notifications.ts';
import { parsePaymentStatus } from '../payment/payment-status.ts';
import { lockOrders, lockPayment, orderSharesOf, type PayableOrderRow, type PaymentRow, updatePayment } from '../payment/payment-store.ts';
import { insertRefund, loadPaymentMoney, type RefundRow, refundArrivalOf, refundedAmountAfter } from '../payment/refund-store.ts';
import { writePaymentNotification, writeSharedPaymentNotification } from '../payment/write-payment-notification.ts';
import type { BillingContext } from '../payment-run/process-payment.ts';
import { isTakenBack, type PaymentMoney, type ProviderActKind, splitBurden, splitByOrder, unreturnedOnOrders } from './refund-rules.ts';
import { reopenOrder } from './reopen-order.ts';

/**
 * An act that the provider has recorded. `outside`: the sum that it returned; below 0 for a withdrawal that came back. `toBalance`: the sum
 * to credit to the balance.
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

type Scene = {
  readonly tx: Database;
  readonly at: Date;
  readonly act: DecidedProviderAct;
  readonly payment: PaymentRow;
  readonly debtor: Debtor;
  readonly money: PaymentMoney;
  readonly orders: readonly PayableOrderRow[];
};

/**
 * `toBalance`: the sum that was credited. `claim`: the sum that the balance was too low to pay, and that the customer owes now. `settled`:
 * the part of a credit that paid off a claim. `about`: the orders that the act concerns.
 */
type ActBooking = {
  readonly toBalance: number;
  readonly claim: number;
  readonly settled: number;
  readonly about: readonly OrderShare[];
  readonly writes: readonly PendingWrite[];
};

/** Whether the provider has taken the payment's money, and our books say so. */
export const isMoneyTaken = ({ status, lateCreditedAt }: Pick<PaymentRow, 'status' | 'lateCreditedAt'>): boolean =>
  status === 'succeeded' || lateCreditedAt !== null;

/**
 * Books an act once: ledger, schedule, order, timeline, refund and notification in one transaction. Does nothing while the payment is
 * running: a bank may take a charge back before it has confirmed it, and the reconciler books the act when the payment has ended.
 */
export async function bookProviderAct(ctx: BillingContext, act: DecidedProviderAct): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const debtor = await lockDebtor(tx, act.paymentId);
    // Lock the orders before the payment, as a cancellation does, to prevent deadlocks.
    const { onOrders } = await loadPaymentMoney(tx, act.paymentId);
    const locked = debtor === null ? [] : await lockOrders(tx, debtor.customerId, onOrders);
    const payment = await lockPayment(tx, act.paymentId);
    if (payment === null || debtor === null || !isMoneyTaken(payment) || (await isBooked(tx, act))) return;
    const money = await loadPaymentMoney(tx, act.paymentId);
    // The payment was settled before its lock was held, so its orders are not locked. The reconciler books the act in its next run.
    if (money.onOrders.some(({ orderId }) => !onOrders.some((known) => known.orderId === orderId))) return;
    const booked = await bookByKind({
      tx,
      at,
      act,
      payment,
      debtor,
      money,
      orders: locked.map(({ order }) => order),
    });
    if (isTakenBack(act.act)) {
      await dropQueuedSms(tx, payment.id);
      for (const { orderId } of booked.about) await dropQueuedSms(tx, finishedSubject(orderId));
    }
    const rows = refundRowsOf(payment, { ...act, toBalance: booked.toBalance }, at);
    const returned = rows.reduce((sum, { amount }) => sum + amount, 0);
    await runWritesAtOnce(tx, [
      ...booked.writes,
      ...(booked.claim > 0 ? [writePaymentNotification(tx, debtor, null, PAYMENT_NOTIFICATIONS.claimOpened(booked.claim), at)] : []),
      updatePayment(tx, payment, at, eventsOf(payment, rows, at), { refundedAmount: refundedAmountAfter(payment, returned) }).write,
      ...rows.flatMap((row) => [
        insertRefund(tx, row),
        writeSharedPaymentNotification(tx, payment, booked.about, notificationOf(payment, row, booked), at),
      ]),
    ]);
  });
}

async function isBooked(tx: Database, { paymentId, actKey }: DecidedProviderAct): Promise<boolean> {
  return (await tx.$count(refunds, and(eq(refunds.paymentId, paymentId), eq(refunds.actKey, actKey)))) > 0;
}

function bookByKind(scene: Scene): Promise<ActBooking> {
  if (isTakenBack(scene.act.act)) return bookTakenBack(scene);
  return scene.act.act === 'payout_return' ? bookPayoutReturn(scene) : bookRefund(scene);
}

/**
 * Books a refund. No schedule row is reopened: the store bears the refund. Money that the payment had credited to the balance, or that the
 * customer has got back since the refund was decided, is taken from the balance.
 */
async function bookRefund({ tx, at, act, payment, debtor, money }: Scene): Promise<ActBooking> {
  const { id: paymentId, customerId } = payment;
  const { fromOrders, fromCustomer } = splitBurden(act.act, act.outside, money);
  const toBalance = Math.min(act.toBalance, unreturnedOnOrders(money) - fromOrders);
  if (act.outside + toBalance === 0) throw new Problem('validation_failed', { fields: { amount: 'too_large' } });
  const { taken, writes } = await deductOrClaim(tx, debtor, fromCustomer);
  const credit = await creditBalance(tx, { customerId, amount: toBalance, at });
  const credited = creditLedgerAmounts(credit);
  const amounts = {
    provider: -act.outside,
    refund: fromOrders + toBalance,
    balance: taken.balance + credited.balance,
    claim: taken.claim + credited.claim,
    loss: taken.loss,
  };
  const posting = writePosting(tx, { paymentId, kind: `refund:${act.id}`, customerId, at, amounts });
  return {
    toBalance,
    claim: taken.claim,
    settled: credit.settled,
    about: orderSharesOf(payment),
    writes: [posting, ...writes, ...credit.writes],
  };
}

/**
 * Books a chargeback or a recall. The orders owe again what the payment had paid. What the customer had got back before is taken from the
 * balance; what is spent of it becomes a claim.
 */
async function bookTakenBack({ tx, at, act, payment, debtor, money, orders }: Scene): Promise<ActBooking> {
  const { id: paymentId, customerId } = payment;
  // No order of an erased account is reopened: nobody would pay it, and it would be stored forever.
  const parts = debtor.isErased ? [] : splitByOrder(money.onOrders, splitBurden(act.act, act.outside, money).fromOrders);
  const { taken, writes } = await deductOrClaim(tx, debtor, act.outside - parts.reduce((sum, { amount }) => sum + amount, 0));
  for (const part of parts) {
    const order = orders.find(({ id }) => id === part.orderId);
    if (order !== undefined) writes.push(...(await reopenOrder(tx, payment, order, part.amount, at)));
  }
  const amounts = { provider: -act.outside, ...taken };
  const posting = writePosting(tx, { paymentId, kind: `chargeback:${act.id}`, customerId, at, amounts, orders: parts });
  return { toBalance: 0, claim: taken.claim, settled: 0, about: parts, writes: [...writes, posting] };
}

/** Books a withdrawal that the bank returned: the money is on the balance again. */
async function bookPayoutReturn({ tx, at, act, payment }: Scene): Promise<ActBooking> {
  const { id: paymentId, customerId } = payment;
  const credit = await creditBalance(tx, { customerId, amount: act.toBalance, at });
  const amounts = { provider: act.toBalance, ...creditLedgerAmounts(credit) };
  const posting = writePosting(tx, { paymentId, kind: `refund:${act.id}`, customerId, at, amounts });
  return { toBalance: act.toBalance, claim: 0, settled: credit.settled, about: [], writes: [posting, ...credit.writes] };
}

function refundRowsOf(payment: PaymentRow, act: DecidedProviderAct, at: Date): RefundRow[] {
  const way = payment.appAmount > 0 ? ('payment_app' as const) : ('bank_card' as const);
  const isTaken = isTakenBack(act.act);
  const base = { paymentId: payment.id, customerId: payment.customerId, kind: isTaken ? 'chargeback' : 'refund', actKey: act.actKey, at };
  // Money that a bank took back has already reached the customer when it is reported.
  const arrivesAt = isTaken ? at : refundArrivalOf(way, at);
  const outside = { ...base, id: act.id, amount: act.outside, to: way, system: payment.system, last4: payment.cardLast4, arrivesAt };
  const inside = { ...base, id: `${act.id}_b`, amount: act.toBalance, to: 'balance', system: null, last4: null, arrivesAt: at };
  return [outside, inside].filter((row) => row.amount > 0);
}

function eventsOf(payment: PaymentRow, rows: readonly RefundRow[], at: Date): PaymentEvent[] {
  const status = parsePaymentStatus(payment.status);
  return rows.map(({ kind, to }) => {
    if (kind === 'chargeback') return paymentEvent('charged_back', status, at);
    return paymentEvent(to === 'balance' ? 'refund_to_balance' : 'refund_sent', status, at);
  });
}

function notificationOf({ purpose, cardLast4 }: PaymentRow, row: RefundRow, { about, settled }: ActBooking) {
  if (row.kind === 'chargeback') return PAYMENT_NOTIFICATIONS.chargedBack(about, row.amount);
  if (purpose === 'withdrawal') return PAYMENT_NOTIFICATIONS.payoutReturned(row.amount, cardLast4 ?? '', settled);
  return row.to === 'balance' ? PAYMENT_NOTIFICATIONS.refundedToBalance(row.amount, settled) : PAYMENT_NOTIFICATIONS.refundSent(row);
}

import { and, asc, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { newId } from '../../../core/ids.ts';
import type { Database } from '../../../db/client.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { ledgerEntries, payments, refunds } from '../../../db/schema/billing.ts';
import { providerReturns } from '../../../db/schema/provider.ts';
import { creditBalance, creditLedgerAmounts, splitCredit } from '../ledger/claim.ts';
import { writePosting } from '../ledger/ledger.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import { parsePaymentStatus } from '../payment/payment-status.ts';
import { lockPayment, updatePayment } from '../payment/payment-store.ts';
import { insertRefund, type RefundRow, refundedAmountAfter } from '../payment/refund-store.ts';

/** The sum that a payment paid on an order, and how much of the payment the customer has not got back yet. */
export type OrderContribution = { readonly paymentId: string; readonly amount: number; readonly unreturned: number };
/** `toBalance` is less than `amount` when the store has already refunded a part. */
export type ContributionRefund = { readonly paymentId: string; readonly amount: number; readonly toBalance: number };

/** Takes a sum from an order's payments, the latest first. Earlier refunds are subtracted, so that nobody gets back more than they paid. */
export function splitOrderRefund(latestFirst: readonly OrderContribution[], sum: number): ContributionRefund[] {
  let rest = sum;
  return latestFirst.flatMap(({ paymentId, amount: there, unreturned }) => {
    const amount = Math.min(there, rest);
    rest -= amount;
    return amount > 0 ? [{ paymentId, amount, toBalance: Math.min(amount, Math.max(0, unreturned)) }] : [];
  });
}

export const totalRefundToBalance = (leaving: readonly ContributionRefund[]): number =>
  leaving.reduce((sum, { toBalance }) => sum + toBalance, 0);

/** Subquery: refunds of a payment that the provider has made and our books do not contain yet. The customer has this money already. */
function unbookedReturns(tx: Database) {
  const booked = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, providerReturns.paymentId), eq(refunds.actKey, providerReturns.actKey)));
  return tx
    .select({ sum: sql`coalesce(sum(${providerReturns.amount} + ${providerReturns.toBalance}), 0)` })
    .from(providerReturns)
    .where(and(eq(providerReturns.paymentId, payments.id), eq(providerReturns.act, 'refund'), notExists(booked)));
}

/** Subquery: what a payment still has on all its orders, without the refunds that stores pay for (`unreturnedOnOrders`). */
function bookedUnreturned(tx: Database) {
  const own = tx.select().from(ledgerEntries).as('own');
  return tx
    .select({ sum: sql`-coalesce(sum(${own.amount}), 0)` })
    .from(own)
    .where(and(eq(own.paymentId, payments.id), inArray(own.account, ['order', 'refund'])));
}

/** What each payment still pays on an order, the latest payment first. */
export async function loadOrderContributions(tx: Database, orderId: string): Promise<OrderContribution[]> {
  const onIt = and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.account, 'order'));
  const found = await tx
    .select({
      paymentId: payments.id,
      amount: sql`-sum(${ledgerEntries.amount})`.mapWith(Number),
      unreturned: sql`(${bookedUnreturned(tx)}) - (${unbookedReturns(tx)})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(onIt)
    .groupBy(payments.id)
    .orderBy(desc(payments.createdAt), desc(payments.id));
  return found.filter(({ amount }) => amount > 0);
}

type OrderReversal = { readonly orderId: string; readonly customerId: string; readonly kind: 'order_canceled' | 'item_returned' };

/**
 * Moves a sum that was paid on a locked order to the balance, with one posting for each payment. `sum` null moves all. `key` makes the act
 * idempotent. Returns the sum that was credited, including what settled a claim. The caller updates the order's columns.
 */
export async function refundOrderToBalance(
  tx: Database,
  { orderId, customerId, kind }: OrderReversal,
  { sum, key, at }: { sum: number | null; key: string; at: Date },
): Promise<number> {
  await lockPaymentsOf(tx, orderId);
  const onOrder = await loadOrderContributions(tx, orderId);
  const leaving = splitOrderRefund(onOrder, sum ?? onOrder.reduce((all, { amount }) => all + amount, 0));
  const toBalance = totalRefundToBalance(leaving);
  if (leaving.length === 0) return 0;
  const base = { customerId, kind, to: 'balance', system: null, last4: null, actKey: `return:${key}`, at, arrivesAt: at } as const;
  const rows: RefundRow[] = leaving
    .filter((part) => part.toBalance > 0)
    .map((part) => ({ ...base, id: newId('ref'), paymentId: part.paymentId, amount: part.toBalance }));
  const coming = await creditBalance(tx, { customerId, amount: toBalance, at });
  let { settled: toClaim } = coming;
  const postings = leaving.map(({ paymentId, amount, toBalance: back }) => {
    const part = splitCredit(back, toClaim);
    toClaim = part.left;
    const amounts = { ...creditLedgerAmounts(part), refund: back - amount };
    return writePosting(tx, { paymentId, kind: `return:${key}`, customerId, at, amounts, orders: [{ orderId, amount }] });
  });
  await runWritesAtOnce(tx, [...postings, ...coming.writes, ...rows.map((row) => insertRefund(tx, row))]);
  for (const { paymentId, amount } of rows) {
    const payment = await lockPayment(tx, paymentId);
    if (payment === null) continue;
    const told = [paymentEvent('refund_to_balance', parsePaymentStatus(payment.status), at)];
    await tx.execute(updatePayment(tx, payment, at, told, { refundedAmount: refundedAmountAfter(payment, amount) }).write);
  }
  return toBalance;
}

/** Locks the order's payments by ascending id: two orders with a common payment may be canceled at the same time, and must not deadlock. */
async function lockPaymentsOf(tx: Database, orderId: string): Promise<void> {
  const onIt = tx
    .select({ id: ledgerEntries.paymentId })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.account, 'order')));
  await tx.select({ id: payments.id }).from(payments).where(sql`${payments.id} in (${onIt})`).orderBy(asc(payments.id)).for('update');
}

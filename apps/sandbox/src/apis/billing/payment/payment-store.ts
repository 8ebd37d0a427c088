import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { paymentsCounted } from '../../../core/metrics/metrics.ts';
import { afterCommit } from '../../../db/after-commit.ts';
import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import { type OrderShare, payments } from '../../../db/schema/billing.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { PaymentFailureReason } from './failure-reasons.ts';
import { type PaymentEvent, parseEvents, paymentEndEvent } from './payment-events.ts';
import { canFollow, type PaymentStatus, parsePaymentStatus } from './payment-status.ts';

export type PaymentRow = typeof payments.$inferSelect;
/** The columns of an order that a payment needs: about a third of all columns. */
export const PAYABLE_COLUMNS = {
  id: orders.id,
  type: orders.type,
  cash: orders.cash,
  status: orders.status,
  initialFee: orders.initialFee,
  initialFeePaid: orders.initialFeePaid,
  totalAmount: orders.totalAmount,
  paidAmount: orders.paidAmount,
  savedAmount: orders.savedAmount,
  checkoutId: orders.checkoutId,
} as const;
export type PayableOrderRow = Pick<typeof orders.$inferSelect, keyof typeof PAYABLE_COLUMNS>;
/** An order with its share of a payment. */
export type OrderWithShare = { readonly order: PayableOrderRow; readonly amount: number };
/** `orders`: the payment's orders that still exist. */
export type PaymentAndOrders = { readonly payment: PaymentRow; readonly orders: readonly OrderWithShare[] };

/** The share of each order in a payment; empty if the payment is for no order. */
export function orderSharesOf({ orderId, parts, amount }: Pick<PaymentRow, 'orderId' | 'parts' | 'amount'>): readonly OrderShare[] {
  return parts ?? (orderId === null ? [] : [{ orderId, amount }]);
}

/*
 * Every transaction locks rows in one sequence, so that no two can deadlock. It skips what it does not need: customer, consent, orders by
 * id, goods by id, cards by id, payments by id, budgets of codes, balance. The orders of a payment never change, so they are read without
 * a lock first; the state of the payment is read again under its lock.
 */

/** Locks a payment for the rest of the transaction. */
export async function lockPayment(tx: Database, id: string): Promise<PaymentRow | null> {
  const [found] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return found ?? null;
}

/** Locks orders of a customer sorted by id, so that two payments of several orders cannot deadlock. */
export async function lockOrders(tx: Database, customerId: string, parts: readonly OrderShare[]): Promise<OrderWithShare[]> {
  const ids = parts.map((part) => part.orderId);
  if (ids.length === 0) return [];
  const found = await tx
    .select(PAYABLE_COLUMNS)
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.customerId, customerId)))
    .orderBy(asc(orders.id))
    .for('update');
  return found.map((order) => ({ order, amount: parts.find((part) => part.orderId === order.id)?.amount ?? 0 }));
}

/** Locks the orders of a payment, then the payment. */
export async function lockPaymentAndOrders(tx: Database, id: string): Promise<PaymentAndOrders | null> {
  const { customerId, orderId, parts, amount } = payments;
  const [seen] = await tx.select({ customerId, orderId, parts, amount }).from(payments).where(eq(payments.id, id));
  if (seen === undefined) return null;
  const locked = await lockOrders(tx, seen.customerId, orderSharesOf(seen));
  const payment = await lockPayment(tx, id);
  return payment === null ? null : { payment, orders: locked };
}

/**
 * Locks the orders of a payment that was read while it was processing, then the payment. A processing payment does not change until it
 * ends, so the status alone shows whether the row that was read is still valid.
 */
export async function lockProcessingPayment(
  tx: Database,
  payment: PaymentRow,
): Promise<{ status: string | null; orders: readonly OrderWithShare[] }> {
  const locked = await lockOrders(tx, payment.customerId, orderSharesOf(payment));
  const [now] = await tx.select({ status: payments.status }).from(payments).where(eq(payments.id, payment.id)).for('update');
  return { status: now?.status ?? null, orders: locked };
}

export async function findPayment(db: Database, customerId: string, id: string): Promise<PaymentRow | null> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.customerId, customerId)));
  return found ?? null;
}

/** The payment that was made or confirmed with a key; the newest if two operations used the same key. */
export async function findPaymentByKey(db: Database, customerId: string, key: string): Promise<PaymentRow | null> {
  const found = await db
    .select()
    .from(payments)
    .where(and(eq(payments.customerId, customerId), or(eq(payments.idempotencyKey, key), eq(payments.confirmKey, key))));
  return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null;
}

const countPayment = (tx: Database, status: string, reason: string | null): void =>
  afterCommit(tx, () => paymentsCounted.inc({ status, reason: reason ?? 'none' }));

/** Stores a new payment. */
export function insertPayment(tx: Database, payment: PaymentRow): PendingWrite {
  countPayment(tx, payment.status, payment.reason);
  return tx.insert(payments).values(payment);
}

type ChangeableColumn =
  | 'reason'
  | 'excessAmount'
  | 'refundedAmount'
  | 'paidRows'
  | 'confirmKey'
  | 'processingAt'
  | 'lateCreditedAt'
  | 'otpCode'
  | 'otpResendAt'
  | 'otpExpiresAt'
  | 'otpTriesLeft';
type PaymentChange = Partial<Pick<PaymentRow, ChangeableColumn>>;
/** A changed payment, and the write that stores it. */
export type PaymentUpdate = { readonly payment: PaymentRow; readonly write: PendingWrite };

/** Changes columns of a locked payment, but not its status. */
export function updatePayment(
  tx: Database,
  payment: PaymentRow,
  at: Date,
  events: readonly PaymentEvent[],
  change: PaymentChange = {},
): PaymentUpdate {
  return updateWith(tx, payment, at, events, change);
}

/** Moves a locked payment to its next status and adds the events. Throws when the table of transitions forbids the step. */
export function changePaymentStatus(
  tx: Database,
  payment: PaymentRow,
  to: PaymentStatus,
  at: Date,
  events: readonly PaymentEvent[],
  change: PaymentChange = {},
): PaymentUpdate {
  const from = parsePaymentStatus(payment.status);
  if (!canFollow(from, to)) throw new RangeError(`a payment cannot go from ${from} to ${to}`);
  countPayment(tx, to, change.reason ?? null);
  return updateWith(tx, payment, at, events, { ...change, status: to });
}

/** Ends a locked payment without success. */
export function endPayment(
  tx: Database,
  payment: PaymentRow,
  status: 'failed' | 'expired',
  reason: PaymentFailureReason,
  at: Date,
  change: PaymentChange = {},
): PaymentUpdate {
  return changePaymentStatus(tx, payment, status, at, [paymentEndEvent(status, reason, at)], { ...change, reason });
}

function updateWith(
  tx: Database,
  payment: PaymentRow,
  updatedAt: Date,
  events: readonly PaymentEvent[],
  change: PaymentChange & { status?: PaymentStatus },
): PaymentUpdate {
  const set = { ...change, updatedAt, events: [...parseEvents(payment.events), ...events] };
  return { payment: { ...payment, ...set }, write: tx.update(payments).set(set).where(eq(payments.id, payment.id)) };
}

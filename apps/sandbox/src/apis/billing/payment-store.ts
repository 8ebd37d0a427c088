import type { billing } from '@muddat/sdk/types';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { paymentEvents, payments } from '../../db/schema/billing.ts';
import { isReason, REASONS, type Reason } from './reasons.ts';
import { canFollow, type PaymentStatus, paymentStatus } from './status.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type EventRow = Pick<typeof paymentEvents.$inferSelect, 'type' | 'step' | 'status' | 'at'>;
type Step = billing.components['schemas']['PaymentEvent']['step'];

const STEPS = {
  created: 'sent',
  code_sent: 'code',
  code_resent: 'code',
  code_accepted: 'code',
  charge_requested: 'bank',
  charged: 'bank',
  order_paid: 'store',
  settled: 'ledger',
  excess_to_balance: 'ledger',
  late_charge_to_balance: 'ledger',
} as const satisfies Record<string, Step>;

export type EventType = keyof typeof STEPS;

export const STEP_NAMES = ['sent', 'code', 'bank', 'store', 'ledger'] as const satisfies readonly Step[];

export function event(type: EventType, status: PaymentStatus, at: Date): EventRow {
  return { type, step: STEPS[type], status, at };
}

/** The event of an end without success; its type is the status. */
export function endEvent(status: 'failed' | 'expired' | 'canceled', reason: Reason, at: Date): EventRow {
  return { type: status, step: REASONS[reason].step, status, at };
}

export async function insertEvents(tx: Database, paymentId: string, events: readonly EventRow[]): Promise<void> {
  if (events.length > 0) await tx.insert(paymentEvents).values(events.map((row) => ({ ...row, paymentId })));
}

export async function listEvents(db: Database, paymentId: string): Promise<EventRow[]> {
  return db
    .select({ type: paymentEvents.type, step: paymentEvents.step, status: paymentEvents.status, at: paymentEvents.at })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(asc(paymentEvents.id));
}

/** Locks a payment for the rest of the transaction. */
export async function lockPayment(tx: Database, id: string): Promise<PaymentRow | null> {
  const [found] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return found ?? null;
}

export async function findPayment(db: Database, customerId: string, id: string): Promise<PaymentRow | null> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.customerId, customerId)));
  return found ?? null;
}

/** The payment that a key made or confirmed; the newest where two operations used one key. */
export async function findPaymentByKey(db: Database, customerId: string, key: string): Promise<PaymentRow | null> {
  const found = await db
    .select()
    .from(payments)
    .where(and(eq(payments.customerId, customerId), or(eq(payments.idempotencyKey, key), eq(payments.confirmKey, key))));
  return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null;
}

export type PaymentChange = Partial<Pick<PaymentRow, 'reason' | 'excessAmount' | 'confirmKey' | 'processingAt' | 'lateCreditedAt'>>;

/** Moves a locked payment to its next status with the events that tell of it. Throws where the table does not allow the step. */
export async function movePayment(
  tx: Database,
  payment: PaymentRow,
  to: PaymentStatus,
  at: Date,
  events: readonly EventRow[],
  change: PaymentChange = {},
): Promise<PaymentRow> {
  const from = paymentStatus(payment.status);
  if (!canFollow(from, to)) throw new RangeError(`a payment cannot go from ${from} to ${to}`);
  const set = { ...change, status: to, updatedAt: at };
  await tx.update(payments).set(set).where(eq(payments.id, payment.id));
  await insertEvents(tx, payment.id, events);
  return { ...payment, ...set };
}

/** Ends a locked payment without success. */
export async function endPayment(
  tx: Database,
  payment: PaymentRow,
  status: 'failed' | 'expired',
  reason: Reason,
  at: Date,
): Promise<PaymentRow> {
  return movePayment(tx, payment, status, at, [endEvent(status, reason, at)], { reason });
}

/** A reason the provider gave, as one of ours. */
export function providerReason(reason: string | null): Reason {
  return isReason(reason) ? reason : 'card_declined';
}

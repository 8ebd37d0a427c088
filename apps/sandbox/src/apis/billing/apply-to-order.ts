import { allocate, type Row } from '@muddat/schedule';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orderEvents, orders, scheduleRows } from '../../db/schema/orders.ts';
import { type OrderPurpose, remainingFor, statusAfterPayment } from './order-bounds.ts';
import type { PaymentRow } from './payment-store.ts';
import { cutSaving } from './payoff-rows.ts';
import { purposeOf } from './status.ts';
import { findQuote, lockOrder, type OrderRow } from './target.ts';

/** What the order took of a payment, and what it did not need. */
export type Applied = { readonly applied: number; readonly excess: number; readonly orderStatus: string | null };

type Moment = { readonly now: Date; readonly today: string };

/**
 * Pays a payment's whole amount on its order, inside the transaction that settles it. The order is locked, so payments of one order
 * come one after the other and none is allocated twice; what nothing remains for is the excess.
 */
export async function applyToOrder(tx: Database, payment: PaymentRow, moment: Moment, locked: OrderRow | null = null): Promise<Applied> {
  const purpose = purposeOf(payment.purpose);
  if (purpose === 'top_up' || payment.orderId === null) return { applied: 0, excess: payment.amount, orderStatus: null };
  const order = locked ?? (await lockOrder(tx, payment.customerId, payment.orderId));
  const left = order === null ? 0 : remainingFor(order, purpose);
  if (order === null || left === 0) return { applied: 0, excess: payment.amount, orderStatus: null };
  if (purpose === 'instalment' || purpose === 'payoff') return applyToSchedule(tx, payment, order, purpose, moment);
  const applied = Math.min(payment.amount, left);
  const sums = purpose === 'order' ? { paidAmount: order.paidAmount + applied } : { initialFeePaid: order.initialFeePaid + applied };
  const orderStatus = await saveOrder(tx, order, sums, purpose, 0, moment.now);
  return { applied, excess: payment.amount - applied, orderStatus };
}

async function applyToSchedule(
  tx: Database,
  payment: PaymentRow,
  order: OrderRow,
  purpose: 'instalment' | 'payoff',
  moment: Moment,
): Promise<Applied> {
  const agreed = await tx
    .select({
      number: scheduleRows.number,
      dueDate: scheduleRows.dueDate,
      amount: scheduleRows.amount,
      paidAmount: scheduleRows.paidAmount,
    })
    .from(scheduleRows)
    .where(eq(scheduleRows.orderId, order.id))
    .orderBy(asc(scheduleRows.number));
  const saving = purpose === 'payoff' ? await savingOf(tx, payment, order) : 0;
  const rows = saving > 0 ? await saveCut(tx, order.id, agreed, cutSaving(agreed, saving)) : agreed;
  const { allocations, excess } = allocate(rows, payment.amount);
  const paid = new Map(allocations.map((item) => [item.number, item.amount]));
  for (const row of rows) {
    const part = paid.get(row.number);
    if (part === undefined) continue;
    await tx
      .update(scheduleRows)
      .set({ paidAmount: row.paidAmount + part, paidOn: moment.today })
      .where(and(eq(scheduleRows.orderId, order.id), eq(scheduleRows.number, row.number)));
  }
  const overdueLeft = rows
    .filter((row) => row.dueDate < moment.today)
    .reduce((sum, row) => sum + row.amount - row.paidAmount - (paid.get(row.number) ?? 0), 0);
  const applied = payment.amount - excess;
  const sums = {
    paidAmount: order.paidAmount + applied,
    totalAmount: order.totalAmount - saving,
    savedAmount: order.savedAmount + saving,
  };
  return { applied, excess, orderStatus: await saveOrder(tx, order, sums, purpose, overdueLeft, moment.now) };
}

/** What the quote saves, never more than what remains: a payment may have come in between, and its part is then the excess. */
async function savingOf(tx: Database, payment: PaymentRow, order: OrderRow): Promise<number> {
  const quote = payment.quoteId === null ? null : await findQuote(tx, payment.customerId, order.id, payment.quoteId);
  return Math.min(quote?.saving ?? 0, order.totalAmount - order.paidAmount);
}

/** Instalments that the payoff made needless go; the others keep their numbers. */
async function saveCut(tx: Database, orderId: string, before: readonly Row[], after: readonly Row[]): Promise<Row[]> {
  const amountBefore = new Map(before.map((row) => [row.number, row.amount]));
  for (const row of after) {
    const its = and(eq(scheduleRows.orderId, orderId), eq(scheduleRows.number, row.number));
    if (row.amount === 0) await tx.delete(scheduleRows).where(its);
    else if (row.amount !== amountBefore.get(row.number)) await tx.update(scheduleRows).set({ amount: row.amount }).where(its);
  }
  return after.filter((row) => row.amount > 0);
}

type Sums = Partial<Pick<OrderRow, 'paidAmount' | 'initialFeePaid' | 'totalAmount' | 'savedAmount'>>;

async function saveOrder(
  tx: Database,
  order: OrderRow,
  sums: Sums,
  purpose: OrderPurpose,
  overdueLeft: number,
  at: Date,
): Promise<string | null> {
  const status = statusAfterPayment({ ...order, ...sums }, purpose, overdueLeft);
  await tx
    .update(orders)
    .set({ ...sums, status })
    .where(eq(orders.id, order.id));
  if (status === order.status) return null;
  await tx.insert(orderEvents).values({ orderId: order.id, status, at, actor: 'bank' });
  return status;
}

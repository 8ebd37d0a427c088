import { tashkentDate } from '@muddat/i18n';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import { orderEvents, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { revokeBonusesOfPayment } from '../payment/earned-bonuses.ts';
import type { PayableOrderRow, PaymentRow } from '../payment/payment-store.ts';
import { reopenRows, statusAfterChargeback } from './refund-rules.ts';

/**
 * Makes a locked order owe again a sum that a payment had paid on it: order, timeline, bonuses and schedule. A return of goods takes the
 * latest payment first, whether it paid the fee or a row, so the sum may be above what the payment's own column still has.
 */
export async function reopenOrder(
  tx: Database,
  payment: PaymentRow,
  order: PayableOrderRow,
  amount: number,
  at: Date,
): Promise<PendingWrite[]> {
  const fee = payment.purpose === 'initial_fee' ? Math.min(amount, order.initialFeePaid) : Math.max(0, amount - order.paidAmount);
  const onSchedule = amount - fee;
  const status = statusAfterChargeback(order.status);
  const update = tx
    .update(orders)
    .set({ initialFeePaid: order.initialFeePaid - fee, paidAmount: order.paidAmount - onSchedule, status })
    .where(eq(orders.id, order.id));
  const told = status === order.status ? [] : [tx.insert(orderEvents).values({ orderId: order.id, status, at, actor: 'bank' })];
  if (order.type !== 'installment' || onSchedule === 0) return [update, ...told];
  const owner = { id: order.id, customerId: payment.customerId };
  const bonuses = await revokeBonusesOfPayment(tx, owner, payment.id, onSchedule, { now: at, today: tashkentDate(at) });
  return [update, ...told, ...bonuses, ...(await rowWrites(tx, payment, order.id, onSchedule))];
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

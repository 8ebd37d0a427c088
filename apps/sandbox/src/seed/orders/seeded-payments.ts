import type { CalendarDate } from '@muddat/schedule';
import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders, scheduleRows } from '../../db/schema/orders.ts';

/** A payment that must have been made according to the demo orders; the billing seed books it. */
export type SeededPayment = {
  readonly customerId: string;
  readonly orderId: string;
  readonly purpose: 'initial_fee' | 'order' | 'instalment';
  readonly amount: number;
  /** The schedule row that was paid. */
  readonly row?: number;
  /** The calendar day in Tashkent. */
  readonly on: CalendarDate;
};

/**
 * All payments of the seeded orders, oldest first: initial fees and full purchases on the day of confirmation, instalments as in the
 * schedule rows.
 */
export async function listSeededPayments(tx: Database): Promise<SeededPayment[]> {
  const all = await tx.select().from(orders).orderBy(asc(orders.id));
  const rows = await tx
    .select({
      customerId: orders.customerId,
      orderId: orders.id,
      amount: scheduleRows.paidAmount,
      row: scheduleRows.number,
      on: scheduleRows.paidOn,
    })
    .from(scheduleRows)
    .innerJoin(orders, eq(orders.id, scheduleRows.orderId))
    .where(gt(scheduleRows.paidAmount, 0))
    .orderBy(asc(orders.id), asc(scheduleRows.number));
  const atOnce = all.flatMap((order): SeededPayment[] => {
    if (order.confirmedOn === null) return [];
    const base = { customerId: order.customerId, orderId: order.id, on: order.confirmedOn };
    if (order.type === 'full') return order.paidAmount > 0 ? [{ ...base, purpose: 'order', amount: order.paidAmount }] : [];
    return order.initialFeePaid > 0 ? [{ ...base, purpose: 'initial_fee', amount: order.initialFeePaid }] : [];
  });
  const later = rows.flatMap(({ on, ...row }): SeededPayment[] => (on === null ? [] : [{ ...row, on, purpose: 'instalment' }]));
  return [...atOnce, ...later].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

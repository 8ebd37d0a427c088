import type { CalendarDate } from '@muddat/schedule';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders, scheduleRows } from '../../db/schema/orders.ts';
import { statusesOfPhases } from '../order/order-phase.ts';
import type { LimitUsage } from './limit-view.ts';

/**
 * How much of the limit is used: the remainder of running installment orders, and the full sum of those still being checked or awaiting
 * payment. spec gap: an order in progress counts with its sum, so that two orders at once cannot exceed the limit.
 */
export async function loadLimitUsage(db: Database, customerId: string, today: CalendarDate): Promise<LimitUsage> {
  const own = and(eq(orders.customerId, customerId), eq(orders.type, 'installment'));
  const [taken] = await db
    .select({ sum: sql`coalesce(sum(${orders.totalAmount} - ${orders.paidAmount}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(own, inArray(orders.status, statusesOfPhases('checking', 'awaiting', 'running'))));
  const [overdue] = await db
    .select({ sum: sql`coalesce(sum(${scheduleRows.amount} - ${scheduleRows.paidAmount}), 0)`.mapWith(Number) })
    .from(scheduleRows)
    .innerJoin(orders, eq(orders.id, scheduleRows.orderId))
    .where(and(own, inArray(orders.status, statusesOfPhases('running')), lt(scheduleRows.dueDate, today)));
  return { used: taken?.sum ?? 0, pastDueDebt: overdue?.sum ?? 0 };
}

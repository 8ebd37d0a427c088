import type { CalendarDate } from '@muddat/schedule';
import { and, eq, inArray, lt, lte, or } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import type { Database } from '../../../db/client.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { orders, scheduleRows } from '../../../db/schema/orders.ts';
import { statusesOfPhases } from '../../../domain/order/order-phase.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { lastDayOfMonthView, type MonthOrder, monthView } from './month-view.ts';

export const getMonth = operation('installment', 'getMonth', async ({ ctx, customer }) => {
  await runDueJobs(ctx);
  const today = ctx.clock.today();
  const found = await loadMonthOrders(ctx.db, requireCustomer(customer).id, lastDayOfMonthView(today));
  return { status: 200, body: { data: monthView(found, today), as_of: today } };
});

/** Orders with something to pay, each with its unpaid rows that are due by `until`. */
async function loadMonthOrders(db: Database, customerId: string, until: CalendarDate): Promise<MonthOrder[]> {
  const rows = await db
    .select({ order: orders, store: { id: stores.id, name: stores.name, logo: stores.logo }, row: scheduleRows })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(
      scheduleRows,
      and(eq(scheduleRows.orderId, orders.id), lt(scheduleRows.paidAmount, scheduleRows.amount), lte(scheduleRows.dueDate, until)),
    )
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.status, statusesOfPhases('running', 'awaiting')),
        or(lt(orders.paidAmount, orders.totalAmount), lt(orders.initialFeePaid, orders.initialFee)),
      ),
    );
  return [...Map.groupBy(rows, ({ order }) => order.id).values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [{ order: first.order, store: first.store, schedule: own.flatMap(({ row }) => row ?? []) }];
  });
}

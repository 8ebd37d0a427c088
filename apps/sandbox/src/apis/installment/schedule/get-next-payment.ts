import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import type { Database } from '../../../db/client.ts';
import { orders, scheduleRows } from '../../../db/schema/orders.ts';
import { statusesOfPhases } from '../../../domain/order/order-phase.ts';
import { loadOwnOrder } from '../../../domain/order/order-rows.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { nextPaymentView } from './next-payment-view.ts';

export const getNextPayment = operation('installment', 'getNextPayment', async ({ ctx, customer }) => {
  await runDueJobs(ctx);
  const { id: customerId } = requireCustomer(customer);
  const orderId = await nextOrderId(ctx.db, customerId);
  const found = orderId === null ? null : await loadOwnOrder(ctx.db, customerId, orderId);
  const today = ctx.clock.today();
  return { status: 200, body: { data: found === null ? null : nextPaymentView(found, today), as_of: today } };
});

/** The order with the earliest due date that is not paid in full; the older order if two dates are equal. */
async function nextOrderId(db: Database, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(scheduleRows, eq(scheduleRows.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.status, statusesOfPhases('running')),
        lt(scheduleRows.paidAmount, scheduleRows.amount),
      ),
    )
    .orderBy(asc(scheduleRows.dueDate), asc(orders.createdAt), asc(orders.id))
    .limit(1);
  return row?.id ?? null;
}

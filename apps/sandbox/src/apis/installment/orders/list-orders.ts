import { and, count, desc, eq, inArray, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { cursorTextSchema, cursorTimeSchema, cutPage, nextCursorField, parseCursor, rowsToFetch } from '../../../core/paging.ts';
import { orders } from '../../../db/schema/orders.ts';
import { statusesOfPhases } from '../../../domain/order/order-phase.ts';
import { loadOrderRows } from '../../../domain/order/order-rows.ts';
import { orderView } from '../../../domain/order/order-view.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { orderSearchCondition } from './order-search-condition.ts';

const cursorSchema = v.tuple([v.literal('order'), cursorTimeSchema, cursorTextSchema]);

export const listOrders = operation('installment', 'listOrders', async ({ ctx, customer, query, locale }) => {
  await runDueJobs(ctx);
  const status = query.status ?? 'all';
  const statuses = query.statuses ?? [];
  const asked = and(
    eq(orders.customerId, requireCustomer(customer).id),
    status === 'all' ? undefined : eq(orders.status, status),
    statuses.length === 0 ? undefined : inArray(orders.status, statuses),
    query.unpaid === true ? isUnpaid() : undefined,
    orderSearchCondition(ctx.db, query.q),
  );
  const [counted] = await ctx.db.select({ total: count() }).from(orders).where(asked);
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(asked, after(query.cursor)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(rowsToFetch(query.limit));
  const page = cutPage(rows, query.limit, (row) => ['order', row.createdAt.getTime(), row.id]);
  const today = ctx.clock.today();
  const data = (await loadOrderRows(ctx.db, page.entries)).map((order) => orderView(order, today, locale));
  return { status: 200, body: { data, ...nextCursorField(page), total: counted?.total ?? 0 } };
});

const isUnpaid = () =>
  and(
    inArray(orders.status, statusesOfPhases('checking', 'awaiting', 'running')),
    or(lt(orders.paidAmount, orders.totalAmount), lt(orders.initialFeePaid, orders.initialFee)),
  );

function after(cursor: string | undefined) {
  const at = parseCursor(cursorSchema, cursor);
  if (at === null) return undefined;
  return or(lt(orders.createdAt, at[1]), and(eq(orders.createdAt, at[1]), lt(orders.id, at[2])));
}

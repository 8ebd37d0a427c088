import { and, count, desc, eq, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { cursorTextSchema, cursorTimeSchema, cutPage, nextCursorField, parseCursor, rowsToFetch } from '../../../core/paging.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { notificationView } from './notification-view.ts';

const cursorSchema = v.tuple([v.literal('notification'), cursorTimeSchema, cursorTextSchema]);

export const listNotifications = operation('installment', 'listNotifications', async ({ ctx, customer, query, locale }) => {
  await runDueJobs(ctx);
  const own = eq(notifications.customerId, requireCustomer(customer).id);
  const type = query.type ?? 'all';
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(and(own, type === 'all' ? undefined : eq(notifications.type, type), after(query.cursor)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(rowsToFetch(query.limit));
  const unread = await ctx.db
    .select({ type: notifications.type, total: count() })
    .from(notifications)
    .where(and(own, eq(notifications.read, false)))
    .groupBy(notifications.type);
  const page = cutPage(rows, query.limit, (row) => ['notification', row.createdAt.getTime(), row.id]);
  return {
    status: 200,
    body: {
      data: page.entries.map((row) => notificationView(row, locale)),
      unread_count: unread.reduce((sum, { total }) => sum + total, 0),
      unread_by_type: Object.fromEntries(unread.map(({ type, total }) => [type, total])),
      ...nextCursorField(page),
    },
  };
});

function after(cursor: string | undefined) {
  const at = parseCursor(cursorSchema, cursor);
  if (at === null) return undefined;
  return or(lt(notifications.createdAt, at[1]), and(eq(notifications.createdAt, at[1]), lt(notifications.id, at[2])));
}

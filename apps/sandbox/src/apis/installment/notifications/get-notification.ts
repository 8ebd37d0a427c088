import { and, eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { notificationView } from './notification-view.ts';

export const getNotification = operation('installment', 'getNotification', async ({ ctx, customer, params, locale }) => {
  const own = and(eq(notifications.id, params.id), eq(notifications.customerId, requireCustomer(customer).id));
  const [row] = await ctx.db.select().from(notifications).where(own);
  if (row === undefined) throw new Problem('not_found');
  return { status: 200, body: { data: notificationView(row, locale) } };
});

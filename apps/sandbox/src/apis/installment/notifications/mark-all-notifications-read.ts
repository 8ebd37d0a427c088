import { and, eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { notifications } from '../../../db/schema/orders.ts';

export const markAllNotificationsRead = operation('installment', 'markAllNotificationsRead', async ({ ctx, customer }) => {
  const own = eq(notifications.customerId, requireCustomer(customer).id);
  await ctx.db
    .update(notifications)
    .set({ read: true })
    .where(and(own, eq(notifications.read, false)));
  const unread = await ctx.db.$count(notifications, and(own, eq(notifications.read, false)));
  return { status: 200, body: { unread_count: unread } };
});

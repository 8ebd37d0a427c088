import { and, desc, eq, gt } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { activity } from '../../../db/schema/auth.ts';
import { isAccountFrozen } from '../../../domain/access/account-freeze.ts';

const MAX_LISTED = 100;
const ACTIVITY_RETENTION_MS = 180 * 86_400_000;

export const listActivity = operation('installment', 'listActivity', async ({ ctx, customer }) => {
  const { id } = requireCustomer(customer);
  const recent = and(eq(activity.customerId, id), gt(activity.at, new Date(ctx.clock.now().getTime() - ACTIVITY_RETENTION_MS)));
  const rows = await ctx.db.select().from(activity).where(recent).orderBy(desc(activity.at), desc(activity.id)).limit(MAX_LISTED);
  const data = rows.map(({ customerId: _mine, at, isNew, ...row }) => ({ ...row, at: at.toISOString(), is_new: isNew }));
  return { status: 200, body: { data, frozen: await isAccountFrozen(ctx.db, id) } };
});

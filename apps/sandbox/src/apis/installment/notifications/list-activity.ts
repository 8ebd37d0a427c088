import { and, desc, eq, gt } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { activity } from '../../../db/schema/auth.ts';
import { isFrozen } from '../../../domain/access/frozen.ts';

const SHOWN = 100;
const KEPT_MS = 180 * 86_400_000;

export const listActivity = operation('installment', 'listActivity', async ({ ctx, customer }) => {
  const { id } = requireCustomer(customer);
  const recent = and(eq(activity.customerId, id), gt(activity.at, new Date(ctx.clock.now().getTime() - KEPT_MS)));
  const rows = await ctx.db.select().from(activity).where(recent).orderBy(desc(activity.at), desc(activity.id)).limit(SHOWN);
  const data = rows.map(({ customerId: _mine, at, isNew, ...row }) => ({ ...row, at: at.toISOString(), is_new: isNew }));
  return { status: 200, body: { data, frozen: await isFrozen(ctx.db, id) } };
});

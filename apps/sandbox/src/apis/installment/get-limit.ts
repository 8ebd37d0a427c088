import { eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../core/operation.ts';
import { limits } from '../../db/schema/orders.ts';
import { ensureDailyRun } from './daily-run.ts';
import { loadLimitUse } from './limit-use.ts';
import { limitView } from './limit-view.ts';

export const getLimit = operation('installment', 'getLimit', async ({ ctx, customer, locale }) => {
  await ensureDailyRun(ctx);
  const { id } = requireCustomer(customer);
  const today = ctx.clock.today();
  const [row] = await ctx.db.select().from(limits).where(eq(limits.customerId, id));
  const use = await loadLimitUse(ctx.db, id, today);
  return { status: 200, body: { data: limitView(row ?? null, use, locale), as_of: today } };
});

import { eq } from 'drizzle-orm';
import { operation } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { toContractStores } from './store-rows.ts';

/** `params.id` is an id if it has only digits, else an alias: no alias has only digits. */
export const getStore = operation('installment', 'getStore', async ({ ctx, params, locale }) => {
  const named = /^\d+$/.test(params.id) ? eq(stores.id, params.id) : eq(stores.alias, params.id);
  const rows = await ctx.db.select().from(stores).where(named).limit(1);
  const [data] = await toContractStores(ctx.db, rows, locale);
  if (data === undefined) throw new Problem('not_found');
  return { status: 200, body: { data } };
});

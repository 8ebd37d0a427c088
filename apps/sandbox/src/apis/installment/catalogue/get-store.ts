import { eq } from 'drizzle-orm';
import { operation } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { loadStores } from './store-rows.ts';

/** By id or by alias: an alias is never digits only. */
export const getStore = operation('installment', 'getStore', async ({ ctx, params, locale }) => {
  const named = /^\d+$/.test(params.id) ? eq(stores.id, params.id) : eq(stores.alias, params.id);
  const rows = await ctx.db.select().from(stores).where(named).limit(1);
  const [data] = await loadStores(ctx.db, rows, locale);
  if (data === undefined) throw new Problem('not_found');
  return { status: 200, body: { data } };
});

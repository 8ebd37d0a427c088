import { and } from 'drizzle-orm';
import { operation } from '../../../core/operation.ts';
import { cutPage, DEFAULT_PAGE_SIZE, nextCursorField, rowsToFetch } from '../../../core/paging.ts';
import { Problem } from '../../../core/problem.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { loadStoreFacets } from './store-facets.ts';
import { combineStoreFilters, storeFilters } from './store-filters.ts';
import { STORE_SORT_ORDERS } from './store-order.ts';
import { toContractStores } from './store-rows.ts';

export const listStores = operation('installment', 'listStores', async ({ ctx, query, locale }) => {
  const { cursor, page, limit = DEFAULT_PAGE_SIZE } = query;
  if (cursor !== undefined && page !== undefined) throw new Problem('validation_failed', { status: 400, fields: { page: 'invalid' } });
  const order = STORE_SORT_ORDERS[query.sort ?? 'position'];
  const filters = await storeFilters(ctx.db, query);
  const passing = combineStoreFilters(filters);
  const rows = await ctx.db
    .select()
    .from(stores)
    .where(and(passing, order.after(cursor)))
    .orderBy(...order.by)
    .limit(rowsToFetch(limit))
    .offset(((page ?? 1) - 1) * limit);
  const cut = cutPage(rows, limit, order.key);
  const data = await toContractStores(ctx.db, cut.entries, locale);
  const total = await ctx.db.$count(stores, passing);
  const facets = await loadStoreFacets(ctx.db, filters, locale);
  return { status: 200, body: { data, total, ...facets, ...nextCursorField(cut) } };
});

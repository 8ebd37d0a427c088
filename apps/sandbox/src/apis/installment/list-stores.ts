import { and, count, eq, exists, inArray, like, type SQL } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import type { Database } from '../../db/client.ts';
import { storeCategories, stores, storeTerms } from '../../db/schema/catalogue.ts';
import { cutPage, nextCursorField, rowsToFetch } from './paging.ts';
import { searchPattern } from './search-pattern.ts';
import { STORE_ORDERS } from './store-order.ts';
import { loadStores } from './store-rows.ts';

type Filters = { search?: string; category_ids?: string[]; months?: number };

export const listStores = operation('installment', 'listStores', async ({ ctx, query, locale }) => {
  const order = STORE_ORDERS[query.sort ?? 'position'];
  const passing = filter(ctx.db, query);
  const rows = await ctx.db
    .select()
    .from(stores)
    .where(and(passing, order.after(query.cursor)))
    .orderBy(...order.by)
    .limit(rowsToFetch(query.limit));
  const [counted] = await ctx.db.select({ total: count() }).from(stores).where(passing);
  const page = cutPage(rows, query.limit, order.key);
  const data = await loadStores(ctx.db, page.entries, locale);
  return { status: 200, body: { data, total: counted?.total ?? 0, ...nextCursorField(page) } };
});

function filter(db: Database, { search, category_ids: categoryIds = [], months }: Filters): SQL | undefined {
  const pattern = search === undefined ? null : searchPattern(search);
  return and(
    pattern === null ? undefined : like(stores.searchText, pattern),
    categoryIds.length === 0
      ? undefined
      : exists(
          db
            .select({ id: storeCategories.storeId })
            .from(storeCategories)
            .where(and(eq(storeCategories.storeId, stores.id), inArray(storeCategories.categoryId, categoryIds))),
        ),
    months === undefined
      ? undefined
      : exists(
          db
            .select({ id: storeTerms.storeId })
            .from(storeTerms)
            .where(and(eq(storeTerms.storeId, stores.id), eq(storeTerms.months, months))),
        ),
  );
}

import type { Locale } from '@muddat/i18n';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { collateByAlphabet } from '../../../core/collation.ts';
import { operation } from '../../../core/operation.ts';
import type { Database } from '../../../db/client.ts';
import { categories, products, storeTerms } from '../../../db/schema/catalogue.ts';
import { commonTerm } from '../../../domain/order/offer.ts';
import { monthlyAmount } from './monthly-amount.ts';
import { loadProductCards } from './product-card.ts';
import { loadFacets } from './product-facets.ts';
import { combineProductFilters, productFilters, scopeFilters } from './product-filters.ts';

type Sort = 'popular' | 'monthly_asc' | 'price_asc' | 'price_desc' | 'name';

const DEFAULT_PER_PAGE = 24;

export const listProducts = operation('installment', 'listProducts', async ({ ctx, query, locale }) => {
  const { sort = 'popular', page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query;
  const today = ctx.clock.today();
  const card = { db: ctx.db, locale, today };
  const tree = await loadTree(ctx.db);
  const scope = scopeFilters(query, tree);
  const term = query.months ?? (await loadCommonTerm(ctx.db, and(scope.category, scope.store)));
  const filters = productFilters(ctx.db, query, scope, term);
  const where = combineProductFilters(filters);
  const total = await ctx.db.$count(products, where);
  const rows = await ctx.db
    .select()
    .from(products)
    .where(where)
    .orderBy(...ORDERS[sort](locale, term))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    status: 200,
    body: {
      data: await loadProductCards(card, rows, term ?? null),
      meta: { page, per_page: perPage, total, pages: Math.ceil(total / perPage) },
      facets: await loadFacets(card, query, filters, term, tree),
      as_of: today,
    },
  };
});

/** Every order ends with the id, so that there are no ties and no product appears on two pages. */
const ORDERS: Readonly<Record<Sort, (locale: Locale, term: number | undefined) => SQL[]>> = {
  popular: () => [asc(eq(products.stock, 0)), desc(products.popularity), asc(products.id)],
  monthly_asc: (_, term) => [sql`${monthlyAmount(term)} nulls last`, asc(products.id)],
  price_asc: () => [asc(products.price), asc(products.id)],
  price_desc: () => [desc(products.price), asc(products.id)],
  name: (locale) => [asc(collateByAlphabet(locale === 'uz' ? products.nameUz : products.nameRu)), asc(products.id)],
};

/** The longest term that all stores of the products offer. It is the same on every page of a list and with every filter. */
async function loadCommonTerm(db: Database, scope: SQL | undefined): Promise<number | undefined> {
  const sellers = db.selectDistinct({ id: products.storeId }).from(products).where(scope);
  const terms = await db.select().from(storeTerms).where(inArray(storeTerms.storeId, sellers));
  return commonTerm(Map.groupBy(terms, ({ storeId }) => storeId).values());
}

/** Top-level categories by position, each followed by its descendants. */
async function loadTree(db: Database): Promise<(typeof categories.$inferSelect)[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position), sql`length(${categories.id})`, asc(categories.id));
  const children = Map.groupBy(rows, (row) => row.parentId);
  const below = (parent: string | null): typeof rows => (children.get(parent) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(null);
}

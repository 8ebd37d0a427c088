import type { installment } from '@muddat/sdk/types';
import { and, asc, count, desc, eq, gt, isNotNull, max, min, sql } from 'drizzle-orm';
import { collateByAlphabet } from '../../../core/collation.ts';
import { pickByLocale } from '../../../core/pick-by-locale.ts';
import { type categories, products, stores, storeTerms } from '../../../db/schema/catalogue.ts';
import { monthlyAmount, monthlyAmountOfTerm } from './monthly-amount.ts';
import type { ProductCardContext } from './product-card.ts';
import { combineProductFilters, isWithin, type ProductFilters, type ProductQuery } from './product-filters.ts';

type ProductFacets = installment.components['schemas']['ProductFacets'];

/** Filter values with counts. Each facet ignores its own filter. `term`: that of the list, in months. `tree`: categories in display order. */
export async function loadFacets(
  { db, locale }: ProductCardContext,
  query: ProductQuery,
  filters: ProductFilters,
  term: number | undefined,
  tree: readonly (typeof categories.$inferSelect)[],
): Promise<ProductFacets> {
  // A store or category that is chosen next has a list of its own, and so another term: its longest is the best guess.
  const alone = { ...filters, monthly: isWithin(monthlyAmount(query.months), query.monthly_min, query.monthly_max) };
  const perCategory = await db
    .select({ id: products.categoryId, count: count() })
    .from(products)
    .where(combineProductFilters(alone, 'category'))
    .groupBy(products.categoryId);
  const perStore = await db
    .select({ id: stores.id, alias: stores.alias, name: stores.name, count: count() })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(combineProductFilters(alone, 'store'))
    .groupBy(stores.id)
    .orderBy(desc(count()), asc(collateByAlphabet(stores.name)));
  const perBrand = await db
    .select({ name: products.brand, count: count() })
    .from(products)
    .where(and(combineProductFilters(filters, 'brand'), isNotNull(products.brand)))
    .groupBy(products.brand)
    .orderBy(asc(collateByAlphabet(products.brand)));
  const perTerm = await db
    .select({ months: storeTerms.months, count: count() })
    .from(products)
    .innerJoin(storeTerms, eq(storeTerms.storeId, products.storeId))
    // The bounds apply to the payment with the counted term, not with the chosen one.
    .where(and(combineProductFilters(filters, 'months', 'monthly'), isWithin(monthlyAmountOfTerm, query.monthly_min, query.monthly_max)))
    .groupBy(storeTerms.months)
    .orderBy(asc(storeTerms.months));
  const [price] = await db
    .select({ min: min(products.price), max: max(products.price) })
    .from(products)
    .where(combineProductFilters(filters, 'price'));
  const [monthly] = await db.select({ min: sql<string | null>`min(amount)`, max: sql<string | null>`max(amount)` }).from(
    db
      .select({ amount: monthlyAmount(term).as('amount') })
      .from(products)
      // Without a join drizzle leaves the table out of a column's name, and `store_id` would be that of the terms.
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(combineProductFilters(filters, 'monthly'))
      .as('amounts'),
  );
  const inStock = await db.$count(products, and(combineProductFilters(filters, 'stock'), gt(products.stock, 0)));
  const countOf = new Map(perCategory.map((row) => [row.id, row.count]));
  return {
    categories: tree.flatMap((row) => {
      const found = countOf.get(row.id);
      return found === undefined
        ? []
        : [{ id: row.id, alias: row.alias, name: pickByLocale(locale, row.nameRu, row.nameUz), count: found }];
    }),
    stores: perStore,
    brands: perBrand.flatMap(({ name, count: found }) => (name === null ? [] : [{ name, count: found }])),
    months: perTerm,
    monthly:
      monthly === undefined || monthly.min === null || monthly.max === null ? null : { min: Number(monthly.min), max: Number(monthly.max) },
    price: price === undefined || price.min === null || price.max === null ? null : { min: price.min, max: price.max },
    in_stock: inStock,
  };
}

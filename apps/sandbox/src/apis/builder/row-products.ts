import type { builder } from '@muddat/sdk/types';
import { and, asc, desc, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { categories, products, stores } from '../../db/schema/catalogue.ts';
import { loadProductCards, type ProductCardContext } from '../installment/catalogue/product-card.ts';

type RowProduct = builder.components['schemas']['RowProduct'];
export type RowProductsSource =
  | { readonly ids: readonly string[] }
  | { readonly category: string; readonly limit: number }
  | { readonly categories: readonly string[] }
  | {
      readonly stores: readonly string[];
      readonly limit: number;
      /** The term whose sums the products have; without it, the longest that their stores share. */
      readonly months?: number;
    };

/**
 * The products of a row: the named products in the order of `source.ids`, without those that no longer exist, the first products of a
 * category or of some stores, or the first product of each of some categories.
 */
export async function loadRowProducts(context: ProductCardContext, source: RowProductsSource): Promise<RowProduct[]> {
  if ('category' in source) return loadProductCards(context, await productsOfCategory(context.db, source));
  if ('categories' in source) return loadProductCards(context, await firstOfEachCategory(context.db, source.categories));
  if ('stores' in source) return loadProductCards(context, await productsOfStores(context.db, source), source.months);
  const rows = await context.db
    .select()
    .from(products)
    .where(inArray(products.id, [...source.ids]));
  return loadProductCards(
    context,
    source.ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
  );
}

async function firstOfEachCategory(db: Database, aliases: readonly string[]) {
  const rows = await db
    .selectDistinctOn([products.categoryId], { alias: categories.alias, product: products })
    .from(products)
    .innerJoin(categories, eq(products.categoryId, categories.id))
    .where(and(inArray(categories.alias, [...aliases]), gt(products.stock, 0)))
    .orderBy(asc(products.categoryId), ...MOST_IN_STOCK);
  return aliases.flatMap((alias) => rows.find((row) => row.alias === alias)?.product ?? []);
}

/** A top-level category includes its subcategories. */
async function productsOfCategory(db: Database, { category, limit }: { category: string; limit: number }) {
  const [root] = await db.select().from(categories).where(eq(categories.alias, category));
  if (root === undefined) return [];
  const leaves = db
    .select({ id: categories.id })
    .from(categories)
    .where(or(eq(categories.id, root.id), eq(categories.parentId, root.id)));
  return firstInStock(db, inArray(products.categoryId, leaves), limit);
}

async function productsOfStores(db: Database, { stores: aliases, limit }: { stores: readonly string[]; limit: number }) {
  const named = db
    .select({ id: stores.id })
    .from(stores)
    .where(inArray(stores.alias, [...aliases]));
  return firstInStock(db, inArray(products.storeId, named), limit);
}

/** Products with the largest stock first, so that they do not sell out soon and the row stays up to date. */
const MOST_IN_STOCK = [desc(products.stock), asc(products.id)];

const firstInStock = (db: Database, which: SQL, limit: number) =>
  db
    .select()
    .from(products)
    .where(and(which, gt(products.stock, 0)))
    .orderBy(...MOST_IN_STOCK)
    .limit(limit);

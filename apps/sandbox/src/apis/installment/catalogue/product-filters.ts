import { and, eq, exists, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { products, storeTerms } from '../../../db/schema/catalogue.ts';
import { monthlyAmount } from './monthly-amount.ts';

export type ProductQuery = {
  readonly category_ids?: readonly string[];
  readonly store_ids?: readonly string[];
  readonly brands?: readonly string[];
  readonly price_min?: number;
  readonly price_max?: number;
  readonly monthly_min?: number;
  readonly monthly_max?: number;
  readonly in_stock?: boolean;
  readonly months?: number;
};

export type ProductFilterName = 'category' | 'store' | 'brand' | 'price' | 'monthly' | 'stock' | 'months';
export type ProductFilters = Readonly<Record<ProductFilterName, SQL | undefined>>;

type CategoryRow = { readonly id: string; readonly parentId: string | null };

/** The products from which the other filters choose: their stores decide the term of the list. */
export function scopeFilters(query: ProductQuery, tree: readonly CategoryRow[]): Pick<ProductFilters, 'category' | 'store'> {
  return {
    category: inSelection(products.categoryId, query.category_ids && withChildren(tree, query.category_ids)),
    store: inSelection(products.storeId, query.store_ids),
  };
}

/** Each filter is a separate condition, so that a facet can leave out its own. `term`: months of the sums that the list shows. */
export function productFilters(
  db: Database,
  query: ProductQuery,
  scope: Pick<ProductFilters, 'category' | 'store'>,
  term: number | undefined,
): ProductFilters {
  return {
    ...scope,
    brand: inSelection(products.brand, query.brands),
    price: isWithin(sql`${products.price}`, query.price_min, query.price_max),
    monthly: isWithin(monthlyAmount(term), query.monthly_min, query.monthly_max),
    stock: query.in_stock === true ? gt(products.stock, 0) : undefined,
    months:
      query.months === undefined
        ? undefined
        : exists(
            db
              .select({ id: storeTerms.storeId })
              .from(storeTerms)
              .where(and(eq(storeTerms.storeId, products.storeId), eq(storeTerms.months, query.months))),
          ),
  };
}

/** All conditions combined, except those named in `without`; undefined when there is no filter. */
export function combineProductFilters(filters: ProductFilters, ...without: readonly ProductFilterName[]): SQL | undefined {
  const left: ReadonlySet<string> = new Set(without);
  return and(...Object.entries(filters).map(([name, condition]) => (left.has(name) ? undefined : condition)));
}

/** Undefined if the filter is not requested. A list that is empty, or holds only unknown ids, matches nothing. */
function inSelection(column: Parameters<typeof inArray>[0], chosen: readonly string[] | undefined): SQL | undefined {
  if (chosen === undefined) return undefined;
  return chosen.length === 0 ? sql`false` : inArray(column, [...chosen]);
}

/** Swaps the bounds when the minimum exceeds the maximum. Undefined if there is no bound. */
export function isWithin(amount: SQL, min: number | undefined, max: number | undefined): SQL | undefined {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  return and(low === undefined ? undefined : gte(amount, low), high === undefined ? undefined : lte(amount, high));
}

function withChildren(tree: readonly CategoryRow[], chosen: readonly string[]): string[] {
  const children = Map.groupBy(tree, (row) => row.parentId);
  const below = (id: string): string[] => [id, ...(children.get(id) ?? []).flatMap((row) => below(row.id))];
  const known = new Set(tree.map((row) => row.id));
  return [...new Set(chosen.filter((id) => known.has(id)).flatMap(below))];
}

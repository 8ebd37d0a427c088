import { and, eq, exists, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { storeAddresses, storeCategories, stores, storeTerms } from '../../../db/schema/catalogue.ts';
import { listSearchCondition } from '../../../search/list-search-condition.ts';

export type StoreQuery = {
  readonly search?: string;
  readonly category_ids?: readonly string[];
  readonly months?: number;
  readonly letter?: string;
  readonly region_id?: string;
};

export type StoreFilters = Readonly<Record<'search' | 'category' | 'months' | 'letter' | 'region', SQL | undefined>>;

/** Each filter is a separate condition, so that a facet can leave out its own. */
export async function storeFilters(db: Database, query: StoreQuery): Promise<StoreFilters> {
  const { search, category_ids: categoryIds = [], months, letter, region_id: regionId } = query;
  return {
    search: await listSearchCondition(db, search ?? '', { kind: 'store', id: stores.id, within: 'A' }),
    category:
      categoryIds.length === 0
        ? undefined
        : exists(
            db
              .select({ id: storeCategories.storeId })
              .from(storeCategories)
              .where(and(eq(storeCategories.storeId, stores.id), inArray(storeCategories.categoryId, [...categoryIds]))),
          ),
    months:
      months === undefined
        ? undefined
        : exists(
            db
              .select({ id: storeTerms.storeId })
              .from(storeTerms)
              .where(and(eq(storeTerms.storeId, stores.id), eq(storeTerms.months, months))),
          ),
    letter: letter === undefined ? undefined : eq(stores.initial, letter.toUpperCase()),
    region:
      regionId === undefined
        ? undefined
        : exists(
            db
              .select({ id: storeAddresses.storeId })
              .from(storeAddresses)
              .where(and(eq(storeAddresses.storeId, stores.id), eq(storeAddresses.regionId, regionId))),
          ),
  };
}

/** All conditions combined, except the one named `without`. */
export function combineStoreFilters(filters: StoreFilters, without?: keyof StoreFilters): SQL | undefined {
  return and(...Object.entries(filters).map(([name, condition]) => (name === without ? undefined : condition)));
}

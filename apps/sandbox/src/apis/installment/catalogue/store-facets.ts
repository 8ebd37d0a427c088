import type { Locale } from '@muddat/i18n';
import { asc, count, countDistinct, eq } from 'drizzle-orm';
import { collateByAlphabet } from '../../../core/collation.ts';
import { pickByLocale } from '../../../core/pick-by-locale.ts';
import type { Database } from '../../../db/client.ts';
import { categories, storeAddresses, storeCategories, stores } from '../../../db/schema/catalogue.ts';
import { combineStoreFilters, type StoreFilters } from './store-filters.ts';

/** The facet value of stores whose name does not begin with a letter. It is listed last. */
const NO_LETTER = '#';

/** Letters, categories and regions with counts. Each facet ignores its own filter. */
export async function loadStoreFacets(db: Database, filters: StoreFilters, locale: Locale) {
  const letters = await db
    .select({ letter: stores.initial, count: count() })
    .from(stores)
    .where(combineStoreFilters(filters, 'letter'))
    .groupBy(stores.initial)
    .orderBy(asc(eq(stores.initial, NO_LETTER)), asc(collateByAlphabet(stores.initial)));
  const kinds = await db
    .select({ category: categories, count: count() })
    .from(stores)
    .innerJoin(storeCategories, eq(storeCategories.storeId, stores.id))
    .innerJoin(categories, eq(categories.id, storeCategories.categoryId))
    .where(combineStoreFilters(filters, 'category'))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
  const regions = await db
    .select({ region_id: storeAddresses.regionId, count: countDistinct(stores.id) })
    .from(stores)
    .innerJoin(storeAddresses, eq(storeAddresses.storeId, stores.id))
    .where(combineStoreFilters(filters, 'region'))
    .groupBy(storeAddresses.regionId)
    .orderBy(asc(storeAddresses.regionId));
  return {
    initials: letters,
    categories: kinds.map(({ category: { id, alias, nameRu, nameUz }, count: found }) => ({
      id,
      alias,
      name: pickByLocale(locale, nameRu, nameUz),
      count: found,
    })),
    regions,
  };
}

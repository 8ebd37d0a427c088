import type { Locale } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { categories, storeAddresses, storeCategories, type stores, storeTerms } from '../../../db/schema/catalogue.ts';
import { bannerView } from '../../../pictures/picture.ts';

type Store = installment.components['schemas']['Store'];
type StoreRow = typeof stores.$inferSelect;

/** The stores with their terms, categories and addresses, in the order of `rows`. */
export async function toContractStores(db: Database, rows: readonly StoreRow[], locale: Locale): Promise<Store[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const terms = await db.select().from(storeTerms).where(inArray(storeTerms.storeId, ids)).orderBy(asc(storeTerms.months));
  const kinds = await db
    .select({ storeId: storeCategories.storeId, category: categories })
    .from(storeCategories)
    .innerJoin(categories, eq(categories.id, storeCategories.categoryId))
    .where(inArray(storeCategories.storeId, ids))
    .orderBy(asc(categories.position), asc(categories.id));
  const addresses = await db.select().from(storeAddresses).where(inArray(storeAddresses.storeId, ids)).orderBy(asc(storeAddresses.id));
  const termsOf = Map.groupBy(terms, (row) => row.storeId);
  const kindsOf = Map.groupBy(kinds, (row) => row.storeId);
  const addressesOf = Map.groupBy(addresses, (row) => row.storeId);
  const uzbek = locale === 'uz';
  return rows.map((row) => ({
    id: row.id,
    alias: row.alias,
    name: row.name,
    logo: row.logo,
    banner: bannerView(row.alias),
    categories: (kindsOf.get(row.id) ?? []).map(({ category }) => ({
      id: category.id,
      alias: category.alias,
      name: uzbek ? category.nameUz : category.nameRu,
    })),
    description: uzbek ? row.descriptionUz : row.descriptionRu,
    installment_terms: (termsOf.get(row.id) ?? []).map((term) => ({ months: term.months, markup_bp: term.markupBp })),
    cash_commission_bp: row.cashCommissionBp,
    rating: row.ratingTenths / 10,
    review_count: row.reviewCount,
    addresses: (addressesOf.get(row.id) ?? []).map((address) => ({
      id: address.id,
      region_id: address.regionId,
      district_id: address.districtId,
      address: uzbek ? address.addressUz : address.addressRu,
      phone: address.phone,
      hours: address.hours,
      latitude: address.latitude,
      longitude: address.longitude,
    })),
  }));
}

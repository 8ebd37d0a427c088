import type { Locale } from '@muddat/i18n';
import type { builder } from '@muddat/sdk/types';
import { count, inArray } from 'drizzle-orm';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import type { Database } from '../../db/client.ts';
import { stores } from '../../db/schema/catalogue.ts';
import { districts } from '../../db/schema/content.ts';
import { toContractStores } from '../installment/catalogue/store-rows.ts';

type Partners = builder.components['schemas']['PartnersBlock'];

/** The named stores as the page shows them, in the order of `aliases`. A store that no longer exists is left out. */
export async function loadPartners(db: Database, aliases: readonly string[], locale: Locale): Promise<Pick<Partners, 'total' | 'items'>> {
  const rows = await db
    .select()
    .from(stores)
    .where(inArray(stores.alias, [...aliases]));
  const byAlias = new Map((await toContractStores(db, rows, locale)).map((store) => [store.alias, store]));
  const found = aliases.flatMap((alias) => byAlias.get(alias) ?? []);
  const single = found.flatMap((store) => (store.addresses.length === 1 ? (store.addresses[0]?.district_id ?? []) : []));
  const districtNames = await loadDistrictNames(db, single, locale);
  const [all] = await db.select({ total: count() }).from(stores);
  const items = found.map((store) => {
    const place = store.addresses.length === 1 ? districtNames.get(store.addresses[0]?.district_id ?? '') : undefined;
    return {
      id: store.id,
      alias: store.alias,
      name: store.name,
      logo: store.logo,
      ...(store.banner ? { banner: store.banner.url } : {}),
      category: store.categories[0]?.name ?? '',
      max_months: Math.max(0, ...store.installment_terms.map((term) => term.months)),
      places: store.addresses.length,
      ...(place === undefined ? {} : { place }),
    };
  });
  return { total: all?.total ?? 0, items };
}

async function loadDistrictNames(db: Database, ids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(districts)
    .where(inArray(districts.id, [...ids]));
  return new Map(rows.map((row) => [row.id, pickByLocale(locale, row.nameRu, row.nameUz)]));
}

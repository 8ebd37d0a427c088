import type { Locale } from '@muddat/i18n';
import type { builder } from '@muddat/sdk/types';
import { asc, eq, inArray } from 'drizzle-orm';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import type { Database } from '../../db/client.ts';
import { storeAddresses, stores } from '../../db/schema/catalogue.ts';
import { serviceCenters } from '../../db/schema/content.ts';

type MapPoint = builder.components['schemas']['MapBlock']['points'][number];
export type PointSource = { readonly of: 'stores'; readonly aliases: readonly string[] } | { readonly of: 'service-centers' };

/** Coordinates of the named stores, or of all service centres. */
export async function loadMapPoints(db: Database, source: PointSource, locale: Locale): Promise<MapPoint[]> {
  return source.of === 'stores' ? loadStorePoints(db, source.aliases, locale) : loadCenterPoints(db, locale);
}

async function loadStorePoints(db: Database, aliases: readonly string[], locale: Locale): Promise<MapPoint[]> {
  const rows = await db
    .select({ address: storeAddresses, name: stores.name })
    .from(storeAddresses)
    .innerJoin(stores, eq(stores.id, storeAddresses.storeId))
    .where(inArray(stores.alias, [...aliases]))
    .orderBy(asc(stores.position), asc(storeAddresses.id));
  return rows.map(({ address, name }) => ({
    id: address.id,
    name,
    address: pickByLocale(locale, address.addressRu, address.addressUz),
    phone: address.phone,
    hours: address.hours,
    latitude: address.latitude,
    longitude: address.longitude,
  }));
}

async function loadCenterPoints(db: Database, locale: Locale): Promise<MapPoint[]> {
  const rows = await db.select().from(serviceCenters).orderBy(asc(serviceCenters.position));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    address: pickByLocale(locale, row.addressRu, row.addressUz),
    phone: row.phone,
    hours: pickByLocale(locale, row.hoursRu, row.hoursUz),
    latitude: row.latitude,
    longitude: row.longitude,
  }));
}

import { asc, eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import { districts, regions, serviceCenters } from '../../db/schema/content.ts';

export const listServiceCenters = operation('mobile', 'listServiceCenters', async ({ ctx, query, locale }) => {
  const rows = await ctx.db
    .select({ center: serviceCenters, district: districts, region: regions })
    .from(serviceCenters)
    .innerJoin(districts, eq(districts.id, serviceCenters.districtId))
    .innerJoin(regions, eq(regions.id, districts.regionId))
    .where(query.region === undefined ? undefined : eq(regions.id, query.region))
    .orderBy(asc(serviceCenters.position));
  const data = rows.map(({ center, district, region }) => ({
    id: center.id,
    name: center.name,
    region_id: region.id,
    region: pickByLocale(locale, region.nameRu, region.nameUz),
    district_id: district.id,
    district: pickByLocale(locale, district.nameRu, district.nameUz),
    address: pickByLocale(locale, center.addressRu, center.addressUz),
    phone: center.phone,
    hours: pickByLocale(locale, center.hoursRu, center.hoursUz),
    repairs: locale === 'uz' ? center.repairsUz : center.repairsRu,
    location: { lat: center.latitude, lon: center.longitude },
  }));
  return { status: 200, body: { data } };
});

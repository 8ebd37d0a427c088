import type { mobile } from '@muddat/sdk/types';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { operation } from '../../core/operation.ts';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import { districts, regions } from '../../db/schema/content.ts';

type Kind = mobile.components['schemas']['District']['kind'];
const kindSchema = v.picklist(['district', 'city', 'city_district'] satisfies Kind[]);

export const listDistricts = operation('mobile', 'listDistricts', async ({ ctx, query, locale }) => {
  const wanted = query.region;
  const regionRows = await ctx.db
    .select()
    .from(regions)
    .where(wanted === undefined ? undefined : eq(regions.id, wanted))
    .orderBy(asc(regions.id));
  const rows = await ctx.db
    .select({ district: districts, region: regions })
    .from(districts)
    .innerJoin(regions, eq(regions.id, districts.regionId))
    .where(wanted === undefined ? undefined : eq(districts.regionId, wanted))
    .orderBy(asc(districts.id));
  return {
    status: 200,
    body: {
      data: rows.map(({ district, region }) => ({
        id: district.id,
        name: pickByLocale(locale, district.nameRu, district.nameUz),
        kind: v.parse(kindSchema, district.kind),
        region_id: region.id,
        region: pickByLocale(locale, region.nameRu, region.nameUz),
      })),
      regions: regionRows.map((region) => ({
        id: region.id,
        name: pickByLocale(locale, region.nameRu, region.nameUz),
        center: { latitude: region.latitude, longitude: region.longitude },
      })),
    },
  };
});

import { msg } from '@lingui/core/macro';
import { parseRegion } from '@muddat/routing';
import * as v from 'valibot';
import { compareByRegion, groupByRegion, type RegionGroup } from '../../domain/place/group-by-region.ts';
import { regionName } from '../../domain/place/region-names.ts';
import { loadDistrictsAndCentres } from '../../domain/place/regions.ts';
import { regionsInOrder } from '../../domain/place/regions-in-order.ts';
import { OPTIONAL_SECTION_OPTIONS } from '../../shared/data/api.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

const centerSchema = v.object({
  id: v.string(),
  name: v.string(),
  region_id: v.string(),
  district: v.string(),
  address: v.string(),
  phone: v.string(),
  hours: v.string(),
  repairs: v.array(v.string()),
  location: v.object({ lat: v.number(), lon: v.number() }),
});
const centersSchema = v.object({ data: v.array(centerSchema) });

export interface ServiceCenter {
  id: string;
  name: string;
  region: string;
  /** Name of the centre's district. */
  note: string;
  address: string;
  phone: string;
  hours: string;
  /** Goods that the centre repairs. */
  repairs: string[];
  latitude: number;
  longitude: number;
}

export interface ServiceCentersData {
  /** Service centres of `region`, or of all regions in their order; null when they could not be loaded. */
  groups: (RegionGroup<ServiceCenter> & { label: string })[] | null;
  /** All 14 regions. `count`: centres in each, null when they could not be loaded. */
  regions: { code: string; label: string; count: number | null }[];
  region: string | null;
  /** All centres, for the map. */
  points: Pick<ServiceCenter, 'id' | 'region' | 'latitude' | 'longitude'>[];
}

/** Service centres for goods under guarantee, by region (spec 7, GET /v2/page/service-center). */
export async function load({ api, i18n, query }: PageRequest): Promise<PageResult<ServiceCentersData>> {
  const region = parseRegion(query.get('region'));
  const [centers, districts] = await Promise.all([findCenters(api).catch(() => null), loadDistrictsAndCentres(api).catch(() => null)]);
  const regions = regionsInOrder(i18n);
  const shown = centers?.filter((center) => region === null || center.region === region);
  const data: ServiceCentersData = {
    groups:
      shown === undefined
        ? null
        : groupByRegion(shown, districts?.centres ?? new Map(), region, regions)
            .sort(compareByRegion(regions))
            .map((group) => ({ ...group, label: regionName(i18n, group.code) ?? group.code })),
    regions: regions.map(({ code, label }) => ({
      code,
      label,
      count: centers?.filter((center) => center.region === code).length ?? null,
    })),
    region,
    points: (centers ?? []).map(({ id, region: code, latitude, longitude }) => ({ id, region: code, latitude, longitude })),
  };
  const head = {
    title: i18n._(msg({ message: 'Сервисные центры — Muddat', comment: 'Title of the page of service centres' })),
    description: i18n._(
      msg({
        message: 'Куда нести товар по гарантии: адреса, часы работы и телефоны сервисных центров по регионам Узбекистана.',
        comment: 'Description of the page of service centres for search engines',
      }),
    ),
  };
  return centers && districts ? { data, head } : { data, head, keep: false };
}

async function findCenters({ mobile }: PageRequest['api']): Promise<ServiceCenter[]> {
  const { data } = v.parse(centersSchema, await mobile.listServiceCenters({}, OPTIONAL_SECTION_OPTIONS));
  return data.map(({ region_id: region, district, location, ...center }) => ({
    ...center,
    region,
    note: district,
    latitude: location.lat,
    longitude: location.lon,
  }));
}

import * as v from 'valibot';
import { OPTIONAL_SECTION_OPTIONS, type SiteApi } from '../../shared/data/api.ts';
import type { Coordinates } from './coordinates.ts';

const districtsSchema = v.object({
  data: v.array(v.object({ id: v.string(), name: v.string() })),
  regions: v.array(v.object({ id: v.string(), center: v.object({ latitude: v.number(), longitude: v.number() }) })),
});

/** Districts and region centres of the mobile API (spec 7, GET /v2/order/districts). */
export interface DistrictsAndCentres {
  /** Names by SOATO code. */
  districts: ReadonlyMap<string, string>;
  /** Main towns of the regions by SOATO code. */
  centres: ReadonlyMap<string, Coordinates>;
}

export async function loadDistrictsAndCentres({ mobile }: Pick<SiteApi, 'mobile'>): Promise<DistrictsAndCentres> {
  const { data, regions } = v.parse(districtsSchema, await mobile.listDistricts({}, OPTIONAL_SECTION_OPTIONS));
  return {
    districts: new Map(data.map(({ id, name }) => [id, name])),
    centres: new Map(regions.map(({ id, center }) => [id, center])),
  };
}

import { phoneCodeOf, regionOfDistrict } from '../data/regions.ts';
import type { StoreSeed } from '../data/stores.ts';
import { CAPITAL_STREETS, HOME_REGION_BY_NAME, REGION_STREETS, type StreetLocation } from '../data/streets.ts';
import type { SeededRandom } from '../shared/random.ts';

const HOURS = ['09:00-18:00', '09:00-20:00', '10:00-21:00', '09:00-22:00'] as const;
/** About a kilometre, so that branches of two stores in the same street have different coordinates. */
const SPREAD_DEGREES = 0.009;

/** Streets for a store, those of its home region first. */
function streetsFor(store: StoreSeed): readonly StreetLocation[] {
  const home = HOME_REGION_BY_NAME[store.name.split(' ')[0] ?? ''];
  if (home === undefined) return [...CAPITAL_STREETS, ...REGION_STREETS];
  const [own, others] = [true, false].map((wanted) =>
    REGION_STREETS.filter((place) => (regionOfDistrict(place.districtId) === home) === wanted),
  );
  return [...(own ?? []), ...CAPITAL_STREETS, ...(others ?? [])];
}

const nearby = (degrees: number, random: SeededRandom): number =>
  Math.round((degrees + (random.next() - 0.5) * 2 * SPREAD_DEGREES) * 10_000) / 10_000;

/** Branches of a store: the first in its home region, the following ones in other streets as far as possible. */
export function buildStoreAddresses(store: StoreSeed, storeId: string, random: SeededRandom) {
  const places = streetsFor(store);
  const homes = HOME_REGION_BY_NAME[store.name.split(' ')[0] ?? ''] === undefined ? CAPITAL_STREETS.length : 1;
  const start = random.int(0, homes - 1);
  return Array.from({ length: store.branches }, (_, index) => {
    const at = places[(start + index * (index > 3 ? 3 : 1)) % places.length] ?? places[0];
    if (at === undefined) throw new TypeError('there are no streets');
    const region = regionOfDistrict(at.districtId);
    const house = random.int(1, 180);
    return {
      id: `${storeId}-${index + 1}`,
      storeId,
      regionId: region,
      districtId: at.districtId,
      addressRu: `${at.street.ru}, ${house}`,
      addressUz: `${at.street.uz}, ${house}-uy`,
      phone: `+998${phoneCodeOf(region)}2${String(random.int(0, 999_999)).padStart(6, '0')}`,
      hours: HOURS[random.int(0, HOURS.length - 1)] ?? HOURS[0],
      latitude: nearby(at.latitude, random),
      longitude: nearby(at.longitude, random),
    };
  });
}

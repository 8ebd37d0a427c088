import { REGIONS, regionOfDistrict } from '../data/regions.ts';

type Address = { readonly storeId: string; readonly districtId: string };

/** Stores with at least this number of branches deliver to the whole country. */
const COUNTRYWIDE_BRANCHES = 3;
const CAPITAL = '1726';
/** Karakalpakstan and Khorezm lie beyond the desert, so delivery takes longer and costs more. */
const FAR_REGIONS = new Set(['1733', '1735']);
const NEARBY_DELIVERY = { price: 0, daysMin: 1, daysMax: 2 } as const;
const USUAL_DELIVERY = { price: 30_000, daysMin: 2, daysMax: 4 } as const;
const DISTANT_DELIVERY = { price: 45_000, daysMin: 4, daysMax: 6 } as const;

/**
 * Delivery regions of stores: free in regions with a branch, for a price elsewhere. A store with few branches delivers only to their
 * regions and to the capital.
 */
export function buildStoreDeliveries(addresses: readonly Address[]) {
  return [...Map.groupBy(addresses, (address) => address.storeId)].flatMap(([storeId, branches]) => {
    const home = new Set(branches.map((branch) => regionOfDistrict(branch.districtId)));
    const everywhere = branches.length >= COUNTRYWIDE_BRANCHES;
    return REGIONS.filter(({ id }) => everywhere || home.has(id) || id === CAPITAL).map(({ id }) => ({
      storeId,
      regionId: id,
      ...(home.has(id) ? NEARBY_DELIVERY : FAR_REGIONS.has(id) ? DISTANT_DELIVERY : USUAL_DELIVERY),
    }));
  });
}

import type { Coordinates } from './coordinates.ts';
import { distanceKm } from './geo/distance.ts';
import type { NamedRegion } from './region-names.ts';

/** Places of one region, the nearest to its centre first. */
export interface RegionGroup<Item> {
  code: string;
  centre: Coordinates | null;
  /** `km`: distance from the centre; null if unknown. */
  items: (Item & { km: number | null })[];
}

/** Comparator: the order of `regions`; unknown codes come last. */
export function compareByRegion(regions: readonly NamedRegion[]): (a: { code: string }, b: { code: string }) => number {
  const places = new Map(regions.map(({ code }, at) => [code, at]));
  const rank = (code: string): number => places.get(code) ?? regions.length;
  return (a, b) => rank(a.code) - rank(b.code);
}

/**
 * Groups places by region: the customer's own region first, then those with the most places; ties keep the order of `regions`.
 * Within a group, places are sorted by distance from the centre; without a centre their order stays.
 */
export function groupByRegion<Item extends Coordinates & { region: string }>(
  items: readonly Item[],
  centres: ReadonlyMap<string, Coordinates>,
  own: string | null,
  regions: readonly NamedRegion[],
): RegionGroup<Item>[] {
  const byRegion = compareByRegion(regions);
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(item.region, [...(groups.get(item.region) ?? []), item]);
  return [...groups]
    .map(([code, found]) => {
      const centre = centres.get(code) ?? null;
      const placed = found.map((item) => ({ ...item, km: centre && distanceKm(centre, item) }));
      return { code, centre, items: placed.sort((a, b) => (a.km ?? 0) - (b.km ?? 0)) };
    })
    .sort((a, b) => Number(b.code === own) - Number(a.code === own) || b.items.length - a.items.length || byRegion(a, b));
}

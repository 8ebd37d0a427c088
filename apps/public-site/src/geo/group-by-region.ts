import { distanceKm, type Place } from './distance.ts';

/** Places of one region, the nearest to its centre first. */
export interface RegionGroup<Item> {
  code: string;
  centre: Place | null;
  /** Kilometres from the centre; null where it is not known. */
  items: (Item & { km: number | null })[];
}

/**
 * Groups places by their region: the reader's own first, then those with the most places, equal ones by code. Within a group the
 * nearest to the centre comes first, and without a centre the order stays.
 */
export function groupByRegion<Item extends Place & { region: string }>(
  items: readonly Item[],
  centres: ReadonlyMap<string, Place>,
  own: string | null,
): RegionGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(item.region, [...(groups.get(item.region) ?? []), item]);
  return [...groups]
    .map(([code, found]) => {
      const centre = centres.get(code) ?? null;
      const placed = found.map((item) => ({ ...item, km: centre && distanceKm(centre, item) }));
      return { code, centre, items: placed.sort((a, b) => (a.km ?? 0) - (b.km ?? 0)) };
    })
    .sort((a, b) => Number(b.code === own) - Number(a.code === own) || b.items.length - a.items.length || (a.code < b.code ? -1 : 1));
}

import { foldUzbek } from '@muddat/i18n';
import type { NamedRegion } from '../../../domain/place/region-names.ts';

export interface District {
  name: string;
  /** SOATO code. */
  region: string;
}

export interface RegionMatch extends NamedRegion {
  /** Districts and towns of the region that match the search. */
  districts: string[];
}

const MAX_DISTRICTS = 3;

/** Removes all apostrophes, because many people do not type them. */
const foldForSearch = (text: string): string => foldUzbek(text).replace(/[ʻʼ'’`]/g, '');

/** Regions whose name, or the name of one of their districts, contains the text, in any alphabet. */
export function findRegions(regions: readonly NamedRegion[], districts: readonly District[], typed: string): RegionMatch[] {
  const wanted = foldForSearch(typed);
  if (wanted === '') return regions.map((region) => ({ ...region, districts: [] }));
  return regions.flatMap((region) => {
    const inside = districts.filter(({ region: code, name }) => code === region.code && foldForSearch(name).includes(wanted));
    if (inside.length === 0 && !foldForSearch(region.label).includes(wanted)) return [];
    return [{ ...region, districts: inside.slice(0, MAX_DISTRICTS).map(({ name }) => name) }];
  });
}

import { foldUzbek } from '@muddat/i18n';
import type { RegionName } from '../../../domain/place/region-names.ts';

export interface District {
  name: string;
  /** SOATO code. */
  region: string;
}

export interface FoundRegion extends RegionName {
  /** Districts and towns of it that were looked for. */
  districts: string[];
}

const MAX_NAMED = 3;

/** Without apostrophes altogether, as many leave them out. */
const folded = (text: string): string => foldUzbek(text).replace(/[ʻʼ'’`]/g, '');

/** Regions whose own name or that of a district holds what was typed, in whatever alphabet. */
export function findRegions(regions: readonly RegionName[], districts: readonly District[], typed: string): FoundRegion[] {
  const wanted = folded(typed);
  if (wanted === '') return regions.map((region) => ({ ...region, districts: [] }));
  return regions.flatMap((region) => {
    const inside = districts.filter(({ region: code, name }) => code === region.code && folded(name).includes(wanted));
    if (inside.length === 0 && !folded(region.label).includes(wanted)) return [];
    return [{ ...region, districts: inside.slice(0, MAX_NAMED).map(({ name }) => name) }];
  });
}

export interface District {
  /** SOATO code of a district or a city of regional rank. */
  code: string;
  /** In the reader's language. */
  name: string;
}

export interface Region extends District {
  districts: readonly District[];
}

/** SOATO codes. `district` is null while only the region is chosen. */
export interface SelectedRegion {
  region: string | null;
  district: string | null;
}

/**
 * Choosing another region clears the district, which belongs to the old region; choosing the same region keeps the district. If a region
 * has only one district, that district is chosen with the region.
 */
export function selectRegion(regions: readonly Region[], before: SelectedRegion, code: string | null): SelectedRegion {
  if (code === before.region) return before;
  const [only, ...others] = regions.find((region) => region.code === code)?.districts ?? [];
  return { region: code, district: only && others.length === 0 ? only.code : null };
}

export const districtsOf = (regions: readonly Region[], code: string | null): readonly District[] =>
  regions.find((region) => region.code === code)?.districts ?? [];

export const toRegionOptions = (places: readonly District[]) => places.map(({ code, name }) => ({ value: code, label: name }));

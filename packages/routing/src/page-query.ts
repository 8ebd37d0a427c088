import { ALL_REGIONS, parseRegion, REGION_COOKIE } from './region.ts';
import type { Route } from './route-table.ts';

/**
 * Longer values are cut: nobody types
 * them, and each one would be a separate page in the cache.
 */
const MAX_VALUE_CHARACTERS = 200;
/** Values of one key; nobody selects more of one facet. */
const MAX_VALUES = 20;

/** C0, C1 and DEL: no text contains them. */
const CONTROL = /\p{Cc}/gu;

function cleanValues(values: readonly string[]): string[] {
  const clean = values
    .map((value) => [...value.replace(CONTROL, '')].slice(0, MAX_VALUE_CHARACTERS).join(''))
    .filter((value) => value !== '');
  return [...new Set(clean)].slice(0, MAX_VALUES);
}

/**
 * The part of a query that a page reads (the route map's `query`), in a fixed order and spelling, so that a page has one cache key: `''` or
 * `'?…'`. Campaigns and other unread parameters are left out. On a regional page without a region in the query, `region` (the reader's
 * remembered one) is used; `region=all` means none.
 */
export function pageQuery(route: Route, search: string, region: string | null = null): string {
  const keys: readonly string[] = 'query' in route ? route.query : [];
  if (keys.length === 0) return '';
  const asked = new URLSearchParams(search);
  const result = new URLSearchParams();
  for (const key of keys) {
    const values = key === REGION_COOKIE ? regionOf(asked.get(key), 'regional' in route ? region : null) : cleanValues(asked.getAll(key));
    for (const value of values) result.append(key, value);
  }
  const text = result.toString();
  return text === '' ? '' : `?${text}`;
}

function regionOf(asked: string | null, remembered: string | null): string[] {
  if (asked === ALL_REGIONS) return [];
  const code = parseRegion(asked) ?? parseRegion(remembered);
  return code === null ? [] : [code];
}

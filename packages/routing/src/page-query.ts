import { ALL_REGIONS, parseRegion, REGION_COOKIE } from './region.ts';
import type { Route } from './route-table.ts';

/** spec gap: the specification names no bounds. Longer values are cut: nobody types them, and each makes a page of its own. */
const MAX_VALUE_CHARACTERS = 200;
/** Values of one key; a facet of more is no choice. */
const MAX_VALUES = 20;

/** C0, C1 and DEL: no text has them, and a page that is told of them would only carry them on. */
const CONTROL = /\p{Cc}/gu;

function cleanValues(values: readonly string[]): string[] {
  const clean = values
    .map((value) => [...value.replace(CONTROL, '')].slice(0, MAX_VALUE_CHARACTERS).join(''))
    .filter((value) => value !== '');
  return [...new Set(clean)].slice(0, MAX_VALUES);
}

/**
 * What of a query a page reads (the route map's `query`), in one order and one spelling, so that the same page has one name: for the
 * gateway's cache, for the page itself and for its payload. `''` or `'?…'`. Campaigns and whatever else nobody reads are not in it.
 * Where a page is regional and the query names no region, `region` (the reader's remembered one) counts; `region=all` is none.
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

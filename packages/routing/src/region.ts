/** SOATO codes of the 14 regions of Uzbekistan (uzbekistan, Regions). */
const REGION_CODES: ReadonlySet<string> = new Set('1703 1706 1708 1710 1712 1714 1718 1722 1724 1726 1727 1730 1733 1735'.split(' '));

/** The cookie that remembers the reader's region, and the key of the query that chooses it. */
export const REGION_COOKIE = 'region';
/** Value of the query's `region` for the whole country: it clears what is remembered. */
export const ALL_REGIONS = 'all';

/** The code of a region, or null for whatever is none. */
export function parseRegion(value: unknown): string | null {
  return typeof value === 'string' && REGION_CODES.has(value) ? value : null;
}

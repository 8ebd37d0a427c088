/** SOATO codes of the 14 regions of Uzbekistan (uzbekistan, Regions). */
const REGION_CODES: ReadonlySet<string> = new Set('1703 1706 1708 1710 1712 1714 1718 1722 1724 1726 1727 1730 1733 1735'.split(' '));

/** Name of the cookie that stores the reader's region, and of the query parameter that chooses it. */
export const REGION_COOKIE = 'region';
/** Value of the query parameter for the whole country: clears the cookie. */
export const ALL_REGIONS = 'all';

/** The value if it is a region's code, otherwise null. */
export function parseRegion(value: unknown): string | null {
  return typeof value === 'string' && REGION_CODES.has(value) ? value : null;
}

import { ALPHABET_COOKIE, type Alphabet, parseAlphabet } from '@muddat/i18n';
import { parseRegion, REGION_COOKIE } from '@muddat/routing';

/** Choices that apply to the whole site and that the path does not contain. The language is in the path. */
export type SiteChoices = { region: string | null; alphabet: Alphabet };
/** A cookie on which the content of an address depends. */
export type CacheVaryKey = keyof SiteChoices;

type Cookies = { get(name: string): Promise<{ value?: string | undefined } | null> };

/** The choice in the customer's current cookies; null when the browser has no cookie API for workers. */
export async function readSiteChoices(cookies: Cookies | undefined): Promise<SiteChoices | null> {
  try {
    if (cookies === undefined) return null;
    const [region, alphabet] = await Promise.all([cookies.get(REGION_COOKIE), cookies.get(ALPHABET_COOKIE)]);
    return { region: parseRegion(region?.value), alphabet: parseAlphabet(alphabet?.value) ?? 'latn' };
  } catch {
    return null;
  }
}

/**
 * Cache key of a page: its address, extended by the cookies that change its content. Null when the cookies are unknown: such a page is
 * neither cached nor shown, since its region or alphabet could be wrong.
 * @param key path and query of the address
 */
export function pageCacheKey(key: string, variants: readonly CacheVaryKey[], choice: SiteChoices | null): string | null {
  const [path = '', search = ''] = key.split('?');
  const query = new URLSearchParams(search);
  if (variants.length > 0 && choice === null) return null;
  if (variants.includes('region') && choice?.region) query.set(REGION_COOKIE, choice.region);
  if (variants.includes('alphabet') && choice?.alphabet === 'cyrl') query.set(ALPHABET_COOKIE, choice.alphabet);
  query.sort();
  return query.size === 0 ? path : `${path}?${query}`;
}

export const areSameSiteChoices = (one: SiteChoices | null, other: SiteChoices | null): boolean =>
  one?.region === other?.region && one?.alphabet === other?.alphabet;

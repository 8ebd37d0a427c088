import { ALPHABET_COOKIE, type Alphabet, parseAlphabet } from '@muddat/i18n';
import { parseRegion, REGION_COOKIE } from '@muddat/routing';

/** What a reader chose for the whole site, beside the language, which is in the address. */
export type Choice = { region: string | null; alphabet: Alphabet };
/** A cookie that decides between several pages of one address. */
export type Variant = keyof Choice;

type Cookies = { get(name: string): Promise<{ value?: string | undefined } | null> };

/** The choice as the reader's cookies have it now; null where the browser does not let workers see them. */
export async function readChoice(cookies: Cookies | undefined): Promise<Choice | null> {
  try {
    if (cookies === undefined) return null;
    const [region, alphabet] = await Promise.all([cookies.get(REGION_COOKIE), cookies.get(ALPHABET_COOKIE)]);
    return { region: parseRegion(region?.value), alphabet: parseAlphabet(alphabet?.value) ?? 'latn' };
  } catch {
    return null;
  }
}

/**
 * The name under which a page is kept: its address with what the cookies decide of it, as the address could say it too. Null where that
 * is not known: such a page is neither kept nor shown, for it may be of another region or in letters that the reader does not read.
 * @param key path and query, as far as they are in the address
 */
export function pageKey(key: string, variants: readonly Variant[], choice: Choice | null): string | null {
  const [path = '', search = ''] = key.split('?');
  const query = new URLSearchParams(search);
  if (variants.length > 0 && choice === null) return null;
  if (variants.includes('region') && choice?.region) query.set(REGION_COOKIE, choice.region);
  if (variants.includes('alphabet') && choice?.alphabet === 'cyrl') query.set(ALPHABET_COOKIE, choice.alphabet);
  query.sort();
  return query.size === 0 ? path : `${path}?${query}`;
}

export const isSameChoice = (one: Choice | null, other: Choice | null): boolean =>
  one?.region === other?.region && one?.alphabet === other?.alphabet;

import type { I18n } from '@lingui/core';
import { foldUzbek } from '@muddat/i18n';
import { type NamedRegion, namedRegions } from './region-names.ts';

const CAPITAL = '1726';

/** All fourteen regions: the capital first, then in the alphabetical order of the page's language. */
export function regionsInOrder(i18n: I18n): NamedRegion[] {
  const keyOf = ({ code, label }: NamedRegion) => (code === CAPITAL ? '' : i18n.locale === 'ru' ? label : uzbekSortKey(label));
  return namedRegions(i18n)
    .map((region) => ({ region, key: keyOf(region) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ region }) => region);
}

/** The Uzbek letters that follow z, each replaced by a character that follows z in Unicode. */
const LAST: Readonly<Record<string, string>> = { oʻ: '{', gʻ: '|', sh: '}', ch: '~', ng: '\u007f' };

/** The sort key of an Uzbek word in either alphabet. Needed because not every browser knows the Uzbek order. */
export const uzbekSortKey = (word: string): string => foldUzbek(word).replace(/oʻ|gʻ|sh|ch|ng/g, (letter) => LAST[letter] ?? letter);

import type { I18n } from '@lingui/core';
import { foldUzbek } from '@muddat/i18n';
import { type RegionName, regionNames } from './region-names.ts';

const CAPITAL = '1726';

/** All fourteen regions to choose from or to go through: the capital first, then by the alphabet of the page's language. */
export function regionsInOrder(i18n: I18n): RegionName[] {
  const keyOf = ({ code, label }: RegionName) => (code === CAPITAL ? '' : i18n.locale === 'ru' ? label : uzbekOrderKey(label));
  return regionNames(i18n)
    .map((region) => ({ region, key: keyOf(region) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ region }) => region);
}

/** The letters that come after z, in their order: the signs that stand for them are those that Unicode has after it. */
const LAST: Readonly<Record<string, string>> = { oʻ: '{', gʻ: '|', sh: '}', ch: '~', ng: '\u007f' };

/** What Uzbek words are compared by, of either alphabet: not every engine knows the order of Uzbek letters. */
export const uzbekOrderKey = (word: string): string => foldUzbek(word).replace(/oʻ|gʻ|sh|ch|ng/g, (letter) => LAST[letter] ?? letter);

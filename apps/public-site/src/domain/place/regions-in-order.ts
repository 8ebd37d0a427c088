import type { I18n } from '@lingui/core';
import { uzbekOrderKey } from './parts/uzbek-order.ts';
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

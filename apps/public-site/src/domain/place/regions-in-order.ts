import type { I18n } from '@lingui/core';
import { parseLanguage, sortPlaces } from '@muddat/i18n';
import { type NamedRegion, namedRegions } from './region-names.ts';

const CAPITAL = '1726';

/** All fourteen regions: the capital first, then in the alphabetical order of the page's language. */
export const regionsInOrder = (i18n: I18n): NamedRegion[] =>
  sortPlaces(namedRegions(i18n), parseLanguage(i18n.locale), {
    nameOf: ({ label }) => label,
    isFirst: ({ code }) => code === CAPITAL,
  });

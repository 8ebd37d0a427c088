import { BENEFITS } from './benefits.ts';
import { DOCUMENTS } from './builder/index.ts';
import { CLIENTS } from './clients.ts';
import { FAQ_GROUPS } from './faq/index.ts';
import { FIGURES } from './figures.ts';
import { SECTIONS } from './goods/index.ts';
import { PAGES } from './pages/index.ts';
import { CAPITAL_PLACES, REGION_PLACES } from './places.ts';
import { PRODUCT_CARE, PRODUCT_WORDS } from './product-words.ts';
import { DISTRICTS, REGIONS } from './regions.ts';
import { SERVICE_CENTERS } from './service-centers.ts';
import { ORIGINS, PALETTES, PROMISES, SECTION_SENTENCES } from './store-words.ts';
import type { Text } from './text.ts';

/** Where texts of the seed stand, by name, for the tests of the texts. */
const SOURCES: Readonly<Record<string, unknown>> = {
  BENEFITS,
  CAPITAL_PLACES,
  CLIENTS,
  DISTRICTS,
  DOCUMENTS,
  FAQ_GROUPS,
  FIGURES,
  ORIGINS,
  PAGES,
  PALETTES,
  PRODUCT_CARE,
  PRODUCT_WORDS,
  PROMISES,
  REGIONS,
  REGION_PLACES,
  SECTIONS,
  SECTION_SENTENCES,
  SERVICE_CENTERS,
};

export type LocatedText = { readonly at: string; readonly text: Text };

/** Every text in both languages below a value, with the way to it. */
function textsBelow(value: unknown, at: string): LocatedText[] {
  if (typeof value !== 'object' || value === null) return [];
  const { ru, uz }: { ru?: unknown; uz?: unknown } = value;
  if (typeof ru === 'string' && typeof uz === 'string') return [{ at, text: { ru, uz } }];
  return Object.entries(value).flatMap(([key, item]) => textsBelow(item, `${at}.${key}`));
}

export const allTexts = (): LocatedText[] => Object.entries(SOURCES).flatMap(([name, value]) => textsBelow(value, name));

import { BENEFITS } from '../seed/data/benefits.ts';
import { DOCUMENTS } from '../seed/data/builder/index.ts';
import { CLIENTS } from '../seed/data/clients.ts';
import { FAQ_GROUPS } from '../seed/data/faq/index.ts';
import { FIGURES } from '../seed/data/figures.ts';
import { SECTIONS } from '../seed/data/goods/index.ts';
import { PAGES } from '../seed/data/pages/index.ts';
import { CAPITAL_PLACES, REGION_PLACES } from '../seed/data/places.ts';
import { PRODUCT_CARE, PRODUCT_WORDS } from '../seed/data/product-words.ts';
import { DISTRICTS, REGIONS } from '../seed/data/regions.ts';
import { SERVICE_CENTERS } from '../seed/data/service-centers.ts';
import { ORIGINS, PALETTES, PROMISES, SECTION_SENTENCES } from '../seed/data/store-words.ts';
import type { Text } from '../seed/data/text.ts';

/** The texts of the seed by name, for tests of the texts. */
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

/** Finds all texts in both languages inside a value, each with its path. */
function textsBelow(value: unknown, at: string): LocatedText[] {
  if (typeof value !== 'object' || value === null) return [];
  const { ru, uz }: { ru?: unknown; uz?: unknown } = value;
  if (typeof ru === 'string' && typeof uz === 'string') return [{ at, text: { ru, uz } }];
  return Object.entries(value).flatMap(([key, item]) => textsBelow(item, `${at}.${key}`));
}

export const allTexts = (): LocatedText[] => Object.entries(SOURCES).flatMap(([name, value]) => textsBelow(value, name));

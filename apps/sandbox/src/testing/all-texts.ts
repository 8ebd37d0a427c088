import { BENEFITS } from '../seed/data/benefits.ts';
import { BUILDER_PAGES } from '../seed/data/builder/index.ts';
import { CLIENTS } from '../seed/data/clients.ts';
import { FAQ_GROUPS } from '../seed/data/faq/index.ts';
import { FIGURES } from '../seed/data/figures.ts';
import { TOP_CATEGORIES } from '../seed/data/goods/index.ts';
import { PAGES } from '../seed/data/pages/index.ts';
import { PRODUCT_ADVICE, PRODUCT_CARE } from '../seed/data/product-advice.ts';
import { DISTRICTS, REGIONS } from '../seed/data/regions.ts';
import { SERVICE_CENTERS } from '../seed/data/service-centers.ts';
import { COUNTRIES_OF_ORIGIN, GOODS_PALETTES, STORE_CLOSINGS, STORE_SECTION_SENTENCES } from '../seed/data/store-texts.ts';
import { CAPITAL_STREETS, REGION_STREETS } from '../seed/data/streets.ts';
import type { BilingualText } from '../seed/data/text.ts';

/** The texts of the seed by name, for tests of the texts. */
const SOURCES: Readonly<Record<string, unknown>> = {
  BENEFITS,
  CAPITAL_PLACES: CAPITAL_STREETS,
  CLIENTS,
  CLOSINGS: STORE_CLOSINGS,
  DISTRICTS,
  DOCUMENTS: BUILDER_PAGES,
  FAQ_GROUPS,
  FIGURES,
  ORIGINS: COUNTRIES_OF_ORIGIN,
  PAGES,
  PALETTES: GOODS_PALETTES,
  PRODUCT_CARE,
  PRODUCT_WORDS: PRODUCT_ADVICE,
  REGIONS,
  REGION_PLACES: REGION_STREETS,
  SECTIONS: TOP_CATEGORIES,
  SECTION_SENTENCES: STORE_SECTION_SENTENCES,
  SERVICE_CENTERS,
};

export type LocatedText = { readonly at: string; readonly text: BilingualText };

/** Finds all texts in both languages inside a value, each with its path. */
function collectTexts(value: unknown, at: string): LocatedText[] {
  if (typeof value !== 'object' || value === null) return [];
  const { ru, uz }: { ru?: unknown; uz?: unknown } = value;
  if (typeof ru === 'string' && typeof uz === 'string') return [{ at, text: { ru, uz } }];
  return Object.entries(value).flatMap(([key, item]) => collectTexts(item, `${at}.${key}`));
}

export const collectSeedTexts = (): LocatedText[] => Object.entries(SOURCES).flatMap(([name, value]) => collectTexts(value, name));

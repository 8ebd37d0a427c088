import type { CalendarDate } from '@muddat/schedule';
import { type BilingualText, ruUz } from '../text.ts';

export type SectionSeed = { readonly anchor: string; readonly heading: BilingualText; readonly paragraphs: readonly BilingualText[] };

export type PageSeed = {
  readonly alias: string;
  readonly title: BilingualText;
  readonly lead: BilingualText;
  /** The version that is stored with an acceptance. */
  readonly version: string;
  readonly publishedAt: CalendarDate;
  /** Path in the portal without the locale prefix; null if the portal has no screen for it. */
  readonly url: string | null;
  readonly sections: readonly SectionSeed[];
};

export const pageSection = (
  anchor: string,
  headingRu: string,
  headingUz: string,
  paragraphs: readonly (readonly [ru: string, uz: string])[],
): SectionSeed => ({
  anchor,
  heading: ruUz(headingRu, headingUz),
  paragraphs: paragraphs.map(([ru, uz]) => ruUz(ru, uz)),
});

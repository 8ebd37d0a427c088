import type { Locale } from '@muddat/i18n';
import type { mobile } from '@muddat/sdk/types';
import * as v from 'valibot';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import type { pages } from '../../db/schema/content.ts';

type PageRow = typeof pages.$inferSelect;

const sectionsSchema = v.array(
  v.object({
    anchor: v.string(),
    headingRu: v.string(),
    headingUz: v.string(),
    paragraphsRu: v.array(v.string()),
    paragraphsUz: v.array(v.string()),
  }),
);

export function pageSummary(row: PageRow, locale: Locale): mobile.components['schemas']['PageSummary'] {
  const { id, alias, version, publishedAt, url } = row;
  return { id, alias, title: pickByLocale(locale, row.titleRu, row.titleUz), version, published_at: publishedAt, url };
}

export function pageView(row: PageRow, locale: Locale): mobile.components['schemas']['Page'] {
  const sections = v.parse(sectionsSchema, row.sections).map((section) => ({
    anchor: section.anchor,
    heading: pickByLocale(locale, section.headingRu, section.headingUz),
    paragraphs: locale === 'uz' ? section.paragraphsUz : section.paragraphsRu,
  }));
  return { ...pageSummary(row, locale), lead: pickByLocale(locale, row.leadRu, row.leadUz), sections };
}

import type { Locale } from '@muddat/i18n';
import type { mobile } from '@muddat/sdk/types';
import * as v from 'valibot';
import { inLocale } from '../../core/in-locale.ts';
import type { pages } from '../../db/schema/content.ts';

type Row = typeof pages.$inferSelect;

const sectionsShape = v.array(
  v.object({
    anchor: v.string(),
    headingRu: v.string(),
    headingUz: v.string(),
    paragraphsRu: v.array(v.string()),
    paragraphsUz: v.array(v.string()),
  }),
);

export function pageSummary(row: Row, locale: Locale): mobile.components['schemas']['PageSummary'] {
  const { id, alias, version, publishedAt, url } = row;
  return { id, alias, title: inLocale(locale, row.titleRu, row.titleUz), version, published_at: publishedAt, url };
}

export function pageView(row: Row, locale: Locale): mobile.components['schemas']['Page'] {
  const sections = v.parse(sectionsShape, row.sections).map((section) => ({
    anchor: section.anchor,
    heading: inLocale(locale, section.headingRu, section.headingUz),
    paragraphs: locale === 'uz' ? section.paragraphsUz : section.paragraphsRu,
  }));
  return { ...pageSummary(row, locale), lead: inLocale(locale, row.leadRu, row.leadUz), sections };
}

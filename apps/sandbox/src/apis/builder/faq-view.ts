import type { Locale } from '@muddat/i18n';
import type { builder } from '@muddat/sdk/types';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import type { faqs } from '../../db/schema/content.ts';

export function faqView(row: typeof faqs.$inferSelect, locale: Locale): builder.components['schemas']['Faq'] {
  return {
    id: row.id,
    question: pickByLocale(locale, row.questionRu, row.questionUz),
    answer: pickByLocale(locale, row.answerRu, row.answerUz),
    category: row.categoryId,
  };
}

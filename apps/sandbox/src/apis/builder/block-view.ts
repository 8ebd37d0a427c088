import type { Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { builder } from '@muddat/sdk/types';
import { inArray } from 'drizzle-orm';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import type { Database } from '../../db/client.ts';
import { faqs, figures } from '../../db/schema/content.ts';
import type { SupportedBlock } from './block-schemas.ts';
import { loadCategoryItems } from './category-items.ts';
import { type FigureView, figureView } from './figure-view.ts';
import { loadMapPoints } from './map-points.ts';
import { loadPartners } from './partner-items.ts';
import { loadRowProducts } from './row-products.ts';

type Block = builder.components['schemas']['Block'];

/** Context for resolving a block's references. */
export type BlockContext = { readonly db: Database; readonly locale: Locale; readonly today: CalendarDate };

/** Resolves a stored block's references: figures, stores, products, categories, map points, questions. */
export async function blockView({ db, locale, today }: BlockContext, block: SupportedBlock): Promise<Block> {
  switch (block.type) {
    case 'hero': {
      const { figure_ids: ids, ...rest } = block;
      return { ...rest, facts: await loadFigures(db, ids, locale) };
    }
    case 'figures': {
      const { figure_ids: ids, ...rest } = block;
      return { ...rest, items: await loadFigures(db, ids, locale) };
    }
    case 'partners': {
      const { store_aliases: aliases, ...rest } = block;
      return { ...rest, ...(await loadPartners(db, aliases, locale)) };
    }
    case 'faq': {
      const { questions, ...rest } = block;
      return { ...rest, items: await loadQuestions(db, questions, locale) };
    }
    case 'product-row': {
      const { products, ...rest } = block;
      return { ...rest, items: await loadRowProducts({ db, locale, today }, products) };
    }
    case 'categories': {
      const { category_aliases: aliases, ...rest } = block;
      return { ...rest, items: await loadCategoryItems(db, aliases, locale) };
    }
    case 'map': {
      const { points, ...rest } = block;
      return { ...rest, points: await loadMapPoints(db, points, locale) };
    }
    default:
      return block;
  }
}

async function loadFigures(db: Database, ids: readonly string[], locale: Locale): Promise<FigureView[]> {
  const rows = await db
    .select()
    .from(figures)
    .where(inArray(figures.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => figureView(row, locale));
}

/** Questions are referenced by their Russian text, because their ids shift when a question is added before them. */
async function loadQuestions(db: Database, questions: readonly string[], locale: Locale) {
  const rows = await db
    .select()
    .from(faqs)
    .where(inArray(faqs.questionRu, [...questions]));
  const byQuestion = new Map(rows.map((row) => [row.questionRu, row]));
  return questions
    .flatMap((question) => byQuestion.get(question) ?? [])
    .map((row) => ({
      id: row.id,
      question: pickByLocale(locale, row.questionRu, row.questionUz),
      answer: pickByLocale(locale, row.answerRu, row.answerUz),
    }));
}

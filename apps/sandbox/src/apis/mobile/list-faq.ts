import { asc } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import { faqCategories, faqs } from '../../db/schema/content.ts';

export const listFaq = operation('mobile', 'listFaq', async ({ ctx, locale }) => {
  const categories = await ctx.db.select().from(faqCategories).orderBy(asc(faqCategories.position));
  const byCategory = Map.groupBy(await ctx.db.select().from(faqs).orderBy(asc(faqs.position)), (row) => row.categoryId);
  const data = categories.map((category) => ({
    id: category.id,
    name: pickByLocale(locale, category.nameRu, category.nameUz),
    items: (byCategory.get(category.id) ?? []).map((row) => ({
      id: row.id,
      question: pickByLocale(locale, row.questionRu, row.questionUz),
      answer: pickByLocale(locale, row.answerRu, row.answerUz),
    })),
  }));
  return { status: 200, body: { data } };
});

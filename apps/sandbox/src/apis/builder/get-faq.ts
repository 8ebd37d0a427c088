import { and, asc, eq, ne } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import { Problem } from '../../core/problem.ts';
import { faqCategories, faqs } from '../../db/schema/content.ts';
import { faqView } from './faq-view.ts';
import { requireMuddatOrganization } from './organization.ts';

const RELATED = 3;

export const getFaq = operation('builder', 'getFaq', async ({ ctx, headers, params, locale }) => {
  const organization = requireMuddatOrganization(headers.organization);
  const [found] = await ctx.db
    .select({ faq: faqs, category: faqCategories })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .where(and(eq(faqs.organization, organization), eq(faqs.id, params.id)));
  if (found === undefined) throw new Problem('not_found');
  const { faq, category } = found;
  const others = await ctx.db
    .select()
    .from(faqs)
    .where(and(eq(faqs.organization, organization), eq(faqs.categoryId, category.id), ne(faqs.id, faq.id)))
    .orderBy(asc(faqs.position))
    .limit(RELATED);
  return {
    status: 200,
    body: {
      data: {
        ...faqView(faq, locale),
        category_name: pickByLocale(locale, category.nameRu, category.nameUz),
        related: others.map((row) => ({ id: row.id, question: pickByLocale(locale, row.questionRu, row.questionUz) })),
      },
    },
  };
});

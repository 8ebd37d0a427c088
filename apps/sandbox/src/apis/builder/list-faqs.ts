import { and, asc, count, eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import { faqCategories, faqs } from '../../db/schema/content.ts';
import { listSearchCondition } from '../../search/list-search-condition.ts';
import { faqView } from './faq-view.ts';
import { requireMuddatOrganization } from './organization.ts';

const DEFAULT_PER_PAGE = 20;

export const listFaqs = operation('builder', 'listFaqs', async ({ ctx, headers, query, locale }) => {
  const organization = requireMuddatOrganization(headers.organization);
  const [page, perPage] = [query.page ?? 1, query.per_page ?? DEFAULT_PER_PAGE];
  const own = eq(faqs.organization, organization);
  const passing = and(
    own,
    query.category === undefined ? undefined : eq(faqs.categoryId, query.category),
    await listSearchCondition(ctx.db, query.search ?? '', { kind: 'faq', id: faqs.id, within: '' }),
  );
  const [counted] = await ctx.db.select({ total: count() }).from(faqs).where(passing);
  const total = counted?.total ?? 0;
  const rows = await ctx.db
    .select()
    .from(faqs)
    .where(passing)
    .orderBy(asc(faqs.position))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const categories = await ctx.db
    .select({ category: faqCategories, count: count(faqs.id) })
    .from(faqCategories)
    .innerJoin(faqs, and(eq(faqs.categoryId, faqCategories.id), own))
    .groupBy(faqCategories.id)
    .orderBy(asc(faqCategories.position));
  return {
    status: 200,
    body: {
      data: rows.map((row) => faqView(row, locale)),
      meta: { page, per_page: perPage, total, pages: Math.ceil(total / perPage) },
      categories: categories.map(({ category, count: size }) => ({
        id: category.id,
        name: pickByLocale(locale, category.nameRu, category.nameUz),
        count: size,
      })),
    },
  };
});

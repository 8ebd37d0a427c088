import * as v from 'valibot';

const question = v.object({ id: v.string(), question: v.string(), answer: v.string() });

/** Builder API, listFaqs. */
export const faqListSchema = v.object({
  data: v.array(v.object({ ...question.entries, category: v.string() })),
  meta: v.object({ total: v.number() }),
  categories: v.array(v.object({ id: v.string(), name: v.string(), count: v.number() })),
});

/** Builder API, getFaq. */
export const faqEntrySchema = v.object({
  data: v.object({
    ...question.entries,
    category: v.string(),
    category_name: v.string(),
    related: v.array(v.object({ id: v.string(), question: v.string() })),
  }),
});

/** Mobile API, listFaq: all questions in one response, by category. */
export const faqGroupsSchema = v.object({ data: v.array(v.object({ id: v.string(), name: v.string(), items: v.array(question) })) });

export type FaqItem = v.InferOutput<typeof question>;
export type FaqGroup = { id: string; title: string; items: FaqItem[] };

import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { type FaqQuery, parseFaqQuery } from '../../domain/content/faq.ts';
import { type FaqGroup, faqGroupsSchema, faqListSchema } from '../../domain/content/faq-schemas.ts';
import { loadMarketingContent, type MarketingContent } from '../../domain/content/marketing-content.ts';
import { OPTIONAL_SECTION_OPTIONS } from '../../shared/data/api.ts';
import { faqPageJsonLd, type JsonLd } from '../../shared/page/structured-data/json-ld.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

/** The largest page size in the contract. One page of this size holds all questions. */
const PER_PAGE = 100;

export type FaqQuestions = {
  /** All categories in their order; `label` is the name. */
  categories: { id: string; label: string; count: number }[];
  groups: FaqGroup[];
  /** Search words; empty without a search. */
  q: string;
  /** Id of the selected category; null selects all. */
  topic: string | null;
  total: number;
};
export type FaqData = FaqQuestions & {
  /** The words and the picture at the head of the whole list; null with a search or a category, or without the builder's content. */
  hero: MarketingContent['hero'] | null;
};

/**
 * The questions page (spec 2): the builder's questions by category, or the results of a search. When the builder fails, the mobile API's
 * list of the same questions is used.
 */
export async function load({ api, query, i18n }: PageRequest): Promise<PageResult<FaqData>> {
  const asked = parseFaqQuery(query);
  const whole = asked.q === '' && asked.category === null;
  const [fromBuilder, content] = await Promise.all([
    fetchFromBuilder(api, asked).catch(() => null),
    whole ? loadMarketingContent(api, 'faq') : null,
  ]);
  const data = { ...(fromBuilder ?? (await fetchFromMobile(api, asked))), hero: content?.hero ?? null };
  const title = i18n._(
    msg({ message: 'Вопросы и ответы — Muddat', comment: 'Title of the questions page, for the tab and for search engines' }),
  );
  const description = i18n._(
    msg({
      message: 'Лимит, платежи, просрочка, карты и доставка: отвечаем простыми словами. Нет ответа — задайте свой вопрос.',
      comment: 'Description of the questions page, for search engines',
    }),
  );
  return {
    data,
    head: {
      title,
      description,
      ...(whole ? { jsonLd: jsonLdOf(data) } : { index: false as const }),
    },
    ...(fromBuilder === null ? { keep: false } : {}),
  };
}

function jsonLdOf({ groups }: FaqQuestions): JsonLd[] {
  const page = faqPageJsonLd(groups.flatMap(({ items }) => items));
  return page === null ? [] : [page];
}

async function fetchFromBuilder(api: PageRequest['api'], { q, category }: FaqQuery): Promise<FaqQuestions> {
  const answer = await api.builder.listFaqs(
    { per_page: PER_PAGE, ...(q === '' ? {} : { search: q }), ...(category === null ? {} : { category }) },
    OPTIONAL_SECTION_OPTIONS,
  );
  const { data, meta, categories } = v.parse(faqListSchema, answer);
  const groups = categories.flatMap(({ id, name }) => {
    const items = data
      .filter((item) => item.category === id)
      .map(({ id: number, question, answer: words }) => ({ id: number, question, answer: words }));
    return items.length === 0 ? [] : [{ id, title: name, items }];
  });
  return {
    categories: categories.map(({ id, name, count }) => ({ id, label: name, count })),
    groups,
    q,
    topic: category,
    total: meta.total,
  };
}

async function fetchFromMobile(api: PageRequest['api'], { q, category }: FaqQuery): Promise<FaqQuestions> {
  const { data } = v.parse(faqGroupsSchema, await api.mobile.listFaq());
  const words = q.toLowerCase().split(' ').filter(Boolean);
  const groups = data
    .filter(({ id }) => category === null || id === category)
    .map(({ id, name, items }) => ({
      id,
      title: name,
      items: items.filter(({ question, answer }) => words.every((word) => `${question} ${answer}`.toLowerCase().includes(word))),
    }))
    .filter(({ items }) => items.length > 0);
  return {
    categories: data.map(({ id, name, items }) => ({ id, label: name, count: items.length })),
    groups,
    q,
    topic: category,
    total: groups.reduce((sum, { items }) => sum + items.length, 0),
  };
}

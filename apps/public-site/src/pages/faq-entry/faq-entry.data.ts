import { msg } from '@lingui/core/macro';
import { hrefTo } from '@muddat/routing';
import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import { answerParagraphs } from '../../domain/content/faq.ts';
import { faqEntrySchema } from '../../domain/content/faq-schemas.ts';
import { breadcrumbsJsonLd, faqPageJsonLd } from '../../shared/page/structured-data/json-ld.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

/** Format of an id (contract of getFaq). */
const ID = /^[0-9]{1,9}$/;
/** Search engines cut longer descriptions. */
const DESCRIPTION_MAX = 160;

export type FaqEntryData = {
  id: string;
  question: string;
  answer: string;
  category: { id: string; label: string };
  related: { id: string; question: string }[];
};

/** One question with its answer (spec 7, GET /v1/faqs/{id}). */
export async function load({ api, params, locale, origin, i18n, notFound }: PageRequest): Promise<PageResult<FaqEntryData>> {
  const { id = '' } = params;
  if (!ID.test(id)) notFound();
  const answer = await api.builder.getFaq({ id }).catch((error: unknown) => {
    if (isApiError(error) && error.statusCode === 404) notFound();
    throw error;
  });
  const { data } = v.parse(faqEntrySchema, answer);
  const { question, related } = data;
  const home = i18n._(msg({ message: 'Главная', comment: 'First of the breadcrumbs: the home page' }));
  const faq = i18n._(msg({ message: 'Вопросы и ответы', comment: 'Heading of the questions page' }));
  return {
    data: { id: data.id, question, answer: data.answer, category: { id: data.category, label: data.category_name }, related },
    head: {
      title: `${question} — Muddat`,
      description: shortened(answerParagraphs(data.answer)[0] ?? question),
      jsonLd: [
        ...[faqPageJsonLd([data])].filter((page) => page !== null),
        breadcrumbsJsonLd(origin, [
          { label: home, href: hrefTo('home', {}, locale) },
          { label: faq, href: hrefTo('faq', {}, locale) },
          { label: question },
        ]),
      ],
    },
  };
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text.slice(0, DESCRIPTION_MAX).replace(/\s+\S*$/, '')}…`;
}

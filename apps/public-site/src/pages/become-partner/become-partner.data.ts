import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { type FaqItem, faqListSchema } from '../../domain/content/faq-schemas.ts';
import { loadMarketingContent, type MarketingContent } from '../../domain/content/marketing-content.ts';
import { OPTIONAL_SECTION_OPTIONS } from '../../shared/data/api.ts';
import { ogPicture } from '../../shared/page/pictures.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

/** Partner category of the FAQ, and the number of its questions on this page. */
const CATEGORY = 'partners';
const SHOWN_QUESTIONS = 5;

export type BecomePartnerData = { content: MarketingContent | null; questions: FaqItem[] };

/** Loads the page "Become a partner" (spec 2). */
export async function load({ api, i18n, locale }: PageRequest): Promise<PageResult<BecomePartnerData>> {
  const [content, questions] = await Promise.all([loadMarketingContent(api, 'become-partner'), loadQuestions(api).catch(() => null)]);
  const name =
    content?.title ??
    i18n._(
      msg({
        message: 'Стать партнёром',
        comment: 'Title of the page where a store applies to become a partner',
      }),
    );
  const description =
    content?.description ??
    i18n._(
      msg({
        message: 'Заявка магазина на подключение к Muddat: перезвоним в течение рабочего дня.',
        comment: 'Description of the page where a store applies to become a partner, for search engines',
      }),
    );
  return {
    data: { content, questions: questions ?? [] },
    head: { title: `${name} — Muddat`, description, picture: ogPicture(locale, 'page', 'become-partner', name) },
    ...(content === null || questions === null ? { keep: false } : {}),
  };
}

async function loadQuestions({ builder }: PageRequest['api']): Promise<FaqItem[]> {
  const { data } = v.parse(
    faqListSchema,
    await builder.listFaqs({ category: CATEGORY, per_page: SHOWN_QUESTIONS }, OPTIONAL_SECTION_OPTIONS),
  );
  return data.map(({ id, question, answer }) => ({ id, question, answer }));
}

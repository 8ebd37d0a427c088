import { msg } from '@lingui/core/macro';
import { type Benefit, loadBenefits, loadMarketingContent, type MarketingContent } from '../../domain/content/marketing-content.ts';
import { ogPicture } from '../../shared/page/pictures.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

export type SellOnData = {
  /** null when the builder's content is unavailable; the page then uses its own texts. */
  content: MarketingContent | null;
  /** Benefits for customers; null when they could not be loaded. */
  benefits: Benefit[] | null;
};

/** The page for sellers (spec 2): the builder's texts, and what customers like. */
export async function load({ api, i18n, locale }: PageRequest): Promise<PageResult<SellOnData>> {
  const [content, benefits] = await Promise.all([loadMarketingContent(api, 'sell-on'), loadBenefits(api)]);
  const name = content?.title ?? i18n._(msg({ message: 'Продавайте на Muddat', comment: 'Title of the page for sellers' }));
  const description =
    content?.description ??
    i18n._(
      msg({
        message: 'Деньги за товар минус комиссия, как только покупатель его принял. Оставьте заявку: перезвоним в течение рабочего дня.',
        comment: 'Description of the page for sellers, for search engines',
      }),
    );
  return {
    data: { content, benefits },
    head: { title: `${name} — Muddat`, description, picture: ogPicture(locale, 'page', 'sell-on', name) },
    ...(content === null || benefits === null ? { keep: false } : {}),
  };
}

import { msg, plural } from '@lingui/core/macro';
import { hrefTo } from '@muddat/routing';
import { numberedTitle } from '../../shared/page/numbered-title.ts';
import type { PageHead, PageRequest } from '../../shared/page/types.ts';
import type { PartnersData } from './partners.types.ts';

/**
 * Search engines index the list, its categories and their pages, but no list that is searched, reordered or empty.
 * The canonical URL contains no region.
 */
export function partnersHead({ i18n, origin, locale }: PageRequest, { filter, stores, total }: PartnersData): PageHead {
  const category = filter.category?.label ?? null;
  const title =
    category === null
      ? i18n._(msg({ message: 'Магазины-партнёры: покупки в рассрочку — Muddat', comment: 'Title of the page of partner stores' }))
      : i18n._(
          msg({
            message: `${category} в рассрочку: магазины — Muddat`,
            comment: 'Title of the page of partner stores of one category; the placeholder is its name',
          }),
        );
  const description =
    total === 0
      ? i18n._(
          msg({
            message: 'Магазины Узбекистана, где можно купить в рассрочку с Muddat.',
            comment: 'Description of the page of partner stores for search engines',
          }),
        )
      : i18n._(
          msg({
            message: plural(total, {
              one: '# магазин Узбекистана, где можно купить в рассрочку с Muddat: адреса, сроки и наценка.',
              few: '# магазина Узбекистана, где можно купить в рассрочку с Muddat: адреса, сроки и наценка.',
              many: '# магазинов Узбекистана, где можно купить в рассрочку с Muddat: адреса, сроки и наценка.',
              other: '# магазина Узбекистана, где можно купить в рассрочку с Muddat: адреса, сроки и наценка.',
            }),
            comment: 'Description of the page of partner stores for search engines: number of stores',
          }),
        );
  const narrowed = filter.q !== '' || filter.sort !== 'popular';
  const found = stores !== null && stores.length > 0;
  const canonical = new URLSearchParams();
  if (filter.category !== null) canonical.set('category', filter.category.alias);
  if (filter.page > 1) canonical.set('page', String(filter.page));
  return {
    title: numberedTitle(i18n, title, filter.page),
    description,
    ...(found && !narrowed ? {} : { index: false }),
    ...(canonical.size === 0 ? {} : { canonicalQuery: `?${canonical}` }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: (stores ?? []).map((store, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: store.name,
          url: `${origin}${hrefTo('partner', { alias: store.alias }, locale)}`,
        })),
      },
    ],
  };
}

import { msg } from '@lingui/core/macro';
import { hrefTo } from '@muddat/routing';
import type { Store } from '../../domain/store/store-schema.ts';
import { numberedTitle } from '../../shared/page/numbered-title.ts';
import { ogPicture } from '../../shared/page/pictures.ts';
import { breadcrumbsJsonLd } from '../../shared/page/structured-data/json-ld.ts';
import { storeJsonLd } from '../../shared/page/structured-data/store.ts';
import type { PageHead, PageRequest } from '../../shared/page/types.ts';
import type { PartnerData } from './partner.types.ts';

/** Search engines index a store and the pages of its product list, but not the list filtered by category, nor an empty further page. */
export function partnerHead({ i18n, locale, origin }: PageRequest, store: Store, { products, regions, ...data }: PartnerData): PageHead {
  const path = hrefTo('partner', { alias: store.alias }, locale);
  const longest = Math.max(0, ...store.installment_terms.map(({ months }) => months));
  const { name, description } = store;
  const page = products?.page ?? 1;
  const title = i18n._(
    msg({
      message: `${name}: рассрочка и адреса — Muddat`,
      comment: 'Title of the page of one store; the placeholder is its name',
    }),
  );
  return {
    title: numberedTitle(i18n, title, page),
    description:
      longest === 0
        ? description
        : i18n._(
            msg({
              message: `${description} Рассрочка до ${longest} мес., адреса, часы работы и товары.`,
              comment:
                "Description of the page of one store for search engines: the store's description of itself, then its longest term in months",
            }),
          ),
    ...(products?.chosen || (page > 1 && products?.items.length === 0) ? { index: false } : {}),
    ...(page > 1 ? { canonicalQuery: `?page=${page}` } : {}),
    picture: ogPicture(locale, 'store', store.id, title),
    jsonLd: [
      storeJsonLd({
        origin,
        path,
        name,
        description,
        logo: data.store.logo,
        rating: store.rating > 0 ? { value: store.rating, count: store.review_count } : null,
        branches: regions.flatMap(({ items }) =>
          items.map(({ address, note, latitude, longitude, hours, phone }) => ({
            address,
            locality: note,
            latitude,
            longitude,
            hours,
            phone,
          })),
        ),
      }),
      breadcrumbsJsonLd(origin, [
        { label: i18n._(msg({ message: 'Главная', comment: 'Breadcrumbs: the home page' })), href: hrefTo('home', {}, locale) },
        {
          label: i18n._(msg({ message: 'Магазины', comment: 'Heading of the page of partner stores' })),
          href: hrefTo('partners', {}, locale),
        },
        { label: name, href: path },
      ]),
    ],
  };
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { hrefTo, parseRegion } from '@muddat/routing';
import { Breadcrumbs } from '@muddat/ui/breadcrumbs';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Text } from '@muddat/ui/text';
import { useId } from 'react';
import { regionName } from '../../domain/place/region-names.ts';
import type { PageProps } from '../../shared/page/types.ts';
import { BelowTheFold } from '../../shared/ui/below-the-fold.tsx';
import { createIsland } from '../../shared/ui/island.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { SectionUnavailable } from '../../shared/ui/section-unavailable.tsx';
import type { PartnerData } from './partner.types.ts';
import * as css from './partner-page.css.ts';
import { StoreFacts } from './store-facts.tsx';
import { StoreHead } from './store-head.tsx';
import { GOODS_ANCHOR, StoreProducts } from './store-products.tsx';
import { StoreTerms } from './store-terms.tsx';

/** Anchor of the addresses. */
const ADDRESSES = 'addresses';

// The addresses are below the fold and readable without scripts, so they hydrate late.
const StoreAddresses = await createIsland(async () => (await import('./store-addresses.tsx')).StoreAddresses);

/** One store: banner, facts, installment terms, products and addresses. */
export function PartnerPage({ data, locale, path, query }: PageProps<PartnerData>) {
  const { t, i18n } = useLingui();
  const { store, terms, products, regions } = data;
  const counted = (places: number) =>
    t({
      message: plural(places, { one: '# адрес', few: '# адреса', many: '# адресов', other: '# адреса' }),
      comment: 'Number of addresses of a store: on its tile and on its page',
    });
  const total = regions.reduce((sum, { items }) => sum + items.length, 0);
  const own = parseRegion(query.get('region'));
  const elsewhere = regions.some(({ code }) => code === own) ? null : regionName(i18n, own);
  const termsId = useId();
  return (
    <article className={css.page}>
      <Breadcrumbs
        path={[
          { href: hrefTo('home', {}, locale), label: t({ message: 'Главная', comment: 'Breadcrumbs: the home page' }) },
          { href: hrefTo('partners', {}, locale), label: t({ message: 'Магазины', comment: 'Heading of the page of partner stores' }) },
          { href: path, label: store.name },
        ]}
      />
      <StoreHead store={store} terms={terms} />
      <div className={css.columns}>
        <div className={css.factsColumn}>
          <StoreFacts place={regions[0]?.items[0] ?? null} places={counted(total)} addressesAnchor={ADDRESSES} locale={locale} />
        </div>
        <div className={css.termsColumn}>
          <Card as="section" padding="s" aria-labelledby={termsId}>
            <Heading level={2} size="s" id={termsId}>
              {t({ message: 'Рассрочка в этом магазине', comment: 'Heading on the page of a store: its installment terms' })}
            </Heading>
            {terms.length === 0 ? (
              <Text tone="quiet">
                {t({ message: 'Этот магазин пока не продаёт в рассрочку.', comment: 'On the page of a store without installment terms' })}
              </Text>
            ) : (
              <StoreTerms terms={terms} />
            )}
          </Card>
        </div>
        <section className={css.productsColumn} aria-labelledby={GOODS_ANCHOR}>
          <Heading level={2} id={GOODS_ANCHOR} focusable>
            {t({ message: 'Товары', comment: 'Heading on the page of a store, above its products' })}
          </Heading>
          {products ? (
            <StoreProducts products={products} path={path} query={query} locale={locale} />
          ) : (
            <SectionUnavailable
              title={t({
                message: 'Не удалось загрузить товары',
                comment: 'Shown instead of a store’s products when they could not be loaded',
              })}
            >
              {t({
                message: 'Сервер не ответил. Условия рассрочки и адреса — на этой странице.',
                comment: 'Under the message that the store’s products could not be loaded: the rest of the page is available',
              })}
            </SectionUnavailable>
          )}
        </section>
      </div>
      <BelowTheFold>
        <Section
          id={ADDRESSES}
          title={t({ message: 'Адреса', comment: 'Heading on the page of a store, above its addresses' })}
          aside={total > 0 ? counted(total) : undefined}
        >
          {total === 0 ? (
            <Text tone="quiet">
              {t({ message: 'Магазин продаёт только с доставкой.', comment: 'On the page of a store without addresses' })}
            </Text>
          ) : (
            <StoreAddresses regions={regions} countText={counted} elsewhere={elsewhere} />
          )}
        </Section>
      </BelowTheFold>
    </article>
  );
}

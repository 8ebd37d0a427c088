import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Banner } from '@muddat/ui/banner';
import { Breadcrumbs } from '@muddat/ui/breadcrumbs';
import { Heading } from '@muddat/ui/heading';
import { Money } from '@muddat/ui/money';
import { Text } from '@muddat/ui/text';
import { Suspense } from 'react';
import { ProductGrid } from '../../catalogue/ProductGrid.tsx';
import { island } from '../../site/island.ts';
import type { PageProps } from '../../site-page/types.ts';
import { Delivery } from './Delivery.tsx';
import { Gallery } from './Gallery.tsx';
import { Offers } from './Offers.tsx';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';
import { StoreCard } from './StoreCard.tsx';

const AddToBasket = await island(async () => (await import('../../basket/AddToBasket.tsx')).AddToBasket);

/** One product: what it is, what it costs at once and in parts, who sells it, how it comes. */
export function ProductPage({ data, locale, path }: PageProps<ProductData>) {
  const { t } = useLingui();
  const { name, description, attributes, related } = data;
  return (
    <div className={css.page}>
      <div className={css.top}>
        <Breadcrumbs
          path={[
            { href: hrefTo('catalogue', {}, locale), label: t({ message: 'Каталог', comment: 'Page of all categories of products' }) },
            ...data.crumbs.map(({ alias, label }) => ({ href: hrefTo('category', { alias }, locale), label })),
            { href: path, label: name },
          ]}
        />
        <div className={css.columns}>
          <div className={css.pictures}>
            <Gallery key={data.id} images={data.images} name={name} />
          </div>
          <div className={css.stack}>
            <div className={css.head}>
              <Heading level={1} size="l">
                {name}
              </Heading>
              <Stock stock={data.stock} />
            </div>
            <div className={css.price}>
              <span className={css.atOnce}>{t({ message: 'Цена сразу', comment: 'Product page: over the price when paid at once' })}</span>
              <Money amount={data.price} size="l" />
            </div>
            <Suspense>
              <AddToBasket product={data} locale={locale} />
            </Suspense>
            {/* Another product has its own fee. */}
            <Offers key={data.id} data={data} />
            <StoreCard store={data.store} locale={locale} />
            <Delivery delivery={data.delivery} region={data.region} locale={locale} path={path} />
          </div>
        </div>
      </div>
      {(description !== '' || attributes.length > 0) && (
        <section className={css.section} aria-labelledby="about">
          <Heading level={2} size="l" id="about">
            {t({ message: 'О товаре', comment: 'Product page: heading over description and attributes' })}
          </Heading>
          <div className={css.about}>
            {description !== '' && <p className={css.words}>{description}</p>}
            <dl className={css.facts}>
              {attributes.map(({ label, text }) => (
                <div key={label} className={css.fact}>
                  <dt className={css.factName}>{label}</dt>
                  <dd className={css.factText}>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )}
      {related.length > 0 && (
        <section className={css.section} aria-labelledby="related">
          <Heading level={2} size="l" id="related">
            {t({ message: 'Похожие товары', comment: 'Product page: heading over related products' })}
          </Heading>
          <ProductGrid
            products={related}
            locale={locale}
            label={t({ message: 'Похожие товары', comment: 'Product page: heading over related products' })}
          />
        </section>
      )}
    </div>
  );
}

/** So few pieces are worth a word. */
const FEW_PIECES = 3;

function Stock({ stock }: { stock: number }) {
  const { t } = useLingui();
  if (stock <= 0) {
    return (
      <Banner tone="neutral">
        {t({ message: 'Нет в наличии. Посмотрите похожие товары внизу страницы.', comment: 'Product page: sold out, and what to do' })}
      </Banner>
    );
  }
  return (
    <Text size="s" tone={stock <= FEW_PIECES ? 'soon' : 'good'}>
      {stock <= FEW_PIECES
        ? t({ message: `Осталось ${stock} шт.`, comment: 'Product page: so few pieces are left' })
        : t({ message: 'В наличии', comment: 'Product page: in stock' })}
    </Text>
  );
}

import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Banner } from '@muddat/ui/banner';
import { Breadcrumbs } from '@muddat/ui/breadcrumbs';
import { Heading } from '@muddat/ui/heading';
import { Link } from '@muddat/ui/link';
import { keepNumbersUnbroken, Text } from '@muddat/ui/text';
import type { PageProps } from '../../shared/page/types.ts';
import { BelowTheFold } from '../../shared/ui/below-the-fold.tsx';
import { createIsland } from '../../shared/ui/island.tsx';
import { Delivery } from './delivery.tsx';
import { Gallery } from './gallery.tsx';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';
import { Purchase } from './purchase.tsx';
import { StoreCard } from './store-card.tsx';

const importBelowDescription = () => import('./below-description.tsx');
const LazyReviews = await createIsland(async () => (await importBelowDescription()).LazyReviews);
const Related = await createIsland(async () => (await importBelowDescription()).RelatedProducts);

/** One product: description, cash price and price in installments, store, delivery. */
export function ProductPage({ data, locale, path }: PageProps<ProductData>) {
  const { t } = useLingui();
  const { name, description, attributes } = data;
  return (
    <div className={css.page}>
      <div className={css.top}>
        <Breadcrumbs
          path={[
            {
              href: hrefTo('catalogue', {}, locale),
              label: t({
                message: 'Каталог',
                comment: 'Heading of the page with all product categories, and the link to it in breadcrumbs',
              }),
            },
            ...data.crumbs.map(({ alias, label }) => ({ href: hrefTo('category', { alias }, locale), label })),
            { href: path, label: name },
          ]}
        />
        <div className={css.columns}>
          <div className={css.pictureColumn}>
            <Gallery key={data.id} images={data.images} name={name} />
          </div>
          <div className={css.purchaseColumn}>
            <div className={css.nameAndStock}>
              <Heading level={1} size="xl">
                {keepNumbersUnbroken(name)}
              </Heading>
              <Stock data={data} />
            </div>
            {/* A new key per product resets the typed fee. */}
            <Purchase key={data.id} data={data} locale={locale}>
              <StoreCard store={data.store} locale={locale} />
              {data.stock > 0 && <Delivery delivery={data.delivery} region={data.region} path={path} />}
            </Purchase>
          </div>
          <div className={css.descriptionColumn}>
            <BelowTheFold>
              {description && (
                <section className={css.section} aria-labelledby="about">
                  <Heading level={2} size="l" id="about">
                    {t({ message: 'О товаре', comment: 'Product page: heading above the description' })}
                  </Heading>
                  <p className={css.words}>{description}</p>
                </section>
              )}
              {attributes.length > 0 && (
                <section className={css.section} aria-labelledby="facts">
                  <Heading level={2} size="l" id="facts">
                    {t({ message: 'Характеристики', comment: 'Product page: heading above the attributes of a product' })}
                  </Heading>
                  <dl className={css.factList}>
                    {attributes.map(({ label, text }) => (
                      <div key={label} className={css.fact}>
                        <dt className={css.factName}>{label}</dt>
                        <dd className={css.factText}>{text}</dd>
                      </div>
                    ))}
                  </dl>
                </section>
              )}
              <LazyReviews key={data.id} productId={data.id} locale={locale} />
            </BelowTheFold>
          </div>
        </div>
      </div>
      {data.related.length > 0 && (
        <BelowTheFold>
          <Related products={data.related} locale={locale} />
        </BelowTheFold>
      )}
    </div>
  );
}

/** Up to this stock the page shows the number of pieces left. */
const FEW_PIECES = 3;

function Stock({ data: { stock, related } }: { data: ProductData }) {
  const { t } = useLingui();
  if (stock <= 0) {
    return (
      <div className={css.soldOut}>
        <Banner tone="neutral">
          {t({ message: 'Нет в наличии.', comment: 'Product page: sold out; a link to related products may follow' })}{' '}
          {related.length > 0 && (
            <Link href="#related">
              {t({ message: 'Посмотреть похожие товары', comment: 'Product page, sold out: link to related products below' })}
            </Link>
          )}
        </Banner>
      </div>
    );
  }
  return (
    <Text size="s" tone={stock <= FEW_PIECES ? 'soon' : 'good'}>
      {stock <= FEW_PIECES
        ? t({ message: `Осталось ${stock} шт.`, comment: 'Product page: number of pieces left, when they are few' })
        : t({ message: 'В наличии', comment: 'Product page: in stock' })}
    </Text>
  );
}

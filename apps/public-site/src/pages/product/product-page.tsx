import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Breadcrumbs } from '@muddat/ui/breadcrumbs';
import { Gallery } from '@muddat/ui/gallery';
import { Heading } from '@muddat/ui/heading';
import { keepNumbersUnbroken } from '@muddat/ui/text';
import type { PageProps } from '../../shared/page/types.ts';
import { BelowTheFold } from '../../shared/ui/below-the-fold.tsx';
import { createIsland } from '../../shared/ui/island.tsx';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';
import { ProductFacts } from './product-facts.tsx';
import { Purchase } from './purchase.tsx';

const importBelowDescription = () => import('./below-description.tsx');
const LazyReviews = await createIsland(async () => (await importBelowDescription()).LazyReviews);
const About = await createIsland(async () => (await importBelowDescription()).AboutProduct);
const SellerAndDelivery = await createIsland(async () => (await importBelowDescription()).SellerAndDelivery);
const Related = await createIsland(async () => (await importBelowDescription()).RelatedProducts);

/** One product: description, cash price and price in installments, store, delivery. */
export function ProductPage({ data, locale, path }: PageProps<ProductData>) {
  const { t } = useLingui();
  const { name } = data;
  return (
    <div className={css.page}>
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
        <Gallery key={data.id} images={data.images} name={name} />
        <div className={css.buyBlock}>
          {/* A new key per product resets the typed fee. */}
          <Purchase
            key={data.id}
            data={data}
            locale={locale}
            title={
              <div className={css.nameAndFacts}>
                <Heading level={1} size="xl">
                  {keepNumbersUnbroken(name)}
                </Heading>
                <ProductFacts data={data} />
              </div>
            }
          >
            <SellerAndDelivery data={data} locale={locale} path={path} />
          </Purchase>
        </div>
        <div className={css.description}>
          <BelowTheFold>
            <About data={data} />
            <LazyReviews key={data.id} productId={data.id} locale={locale} />
          </BelowTheFold>
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

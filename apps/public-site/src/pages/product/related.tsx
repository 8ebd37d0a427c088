import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { Heading } from '@muddat/ui/heading';
import { oneRow } from '../../domain/product/one-row.css.ts';
import { ProductGrid } from '../../domain/product/product-grid.tsx';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';

/** Similar products at the bottom of the page. Their script loads after the page's own. */
export function RelatedProducts({ products, locale }: { products: ProductData['related']; locale: Locale }) {
  const { t } = useLingui();
  const title = t({ message: 'Похожие товары', comment: 'Product page: heading above related products' });
  return (
    <section className={`${css.related} ${oneRow}`} aria-labelledby="related">
      <Heading level={2} size="l" id="related">
        {title}
      </Heading>
      <ProductGrid products={products} locale={locale} label={title} />
    </section>
  );
}

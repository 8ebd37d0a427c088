import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { oneRow } from '../product/one-row.css.ts';
import type { ProductTileData } from '../product/product-card.ts';
import { ProductGrid } from '../product/product-grid.tsx';

export interface PopularGoodsProps {
  products: readonly ProductTileData[];
  locale: Locale;
}

/** Popular goods under the basket. Their script loads after the basket's own. */
export function PopularGoods({ products, locale }: PopularGoodsProps) {
  const { t } = useLingui();
  const title = t({ message: 'Популярные товары', comment: 'Basket page: heading above a row of popular products' });
  return (
    <Stack as="section" gap="m" aria-labelledby="popular">
      <Heading level={2} size="l" id="popular">
        {title}
      </Heading>
      <div className={oneRow}>
        <ProductGrid products={products} locale={locale} label={title} />
      </div>
    </Stack>
  );
}

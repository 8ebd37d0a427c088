import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { ProductTile } from '@muddat/ui/product-tile';
import { Grid, Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import * as whenNear from '../../shared/ui/deferred-layout.css.ts';
import { useItemsAboveTheFold, useRendersWholePage } from '../../shared/ui/use-above-the-fold.ts';
import type { ProductTileData } from './product-card.ts';
import { useListTermText } from './use-list-term-text.ts';

/** A row has two products on a phone and three up to 1440 px. */
const FIRST_PICTURES = 3;

export interface ProductGridProps {
  products: readonly ProductTileData[];
  locale: Locale;
  /** The accessible name of the list. */
  label: string;
  columns?: '2-4' | '2-3-4' | '2-3-3';
  /** These products are the first on the page: their first pictures load with it. */
  beginsPage?: boolean;
  /** Below each tile. */
  under?: (product: ProductTileData) => ReactNode;
  /** Above the list, at the end of the line that says the term. */
  above?: ReactNode;
}

/** Products, each a link to its page with the full price and the price in instalments. The term of the payments is said once above them. */
export function ProductGrid({ products, locale, label, columns = '2-4', beginsPage = false, under, above }: ProductGridProps) {
  const term = useListTermText(products);
  const shown = useItemsAboveTheFold(products);
  const isWhole = useRendersWholePage();
  return (
    <Stack gap="s">
      {(term !== null || above !== undefined) && (
        <Inline justify="between">
          <Text as="span" size="s" tone="quiet">
            {term}
          </Text>
          {above}
        </Inline>
      )}
      <Grid as="ul" columns={columns} gap="s" aria-label={label}>
        {shown.map((product, index) => {
          const { id, name, store, price, image, stock, monthly, rating } = product;
          return (
            <li key={id} className={whenNear.deferredTile}>
              <ProductTile
                href={hrefTo('product', { id }, locale)}
                name={name}
                store={store}
                price={price}
                image={image ?? undefined}
                deferImage={!isWhole}
                priority={beginsPage && index < FIRST_PICTURES}
                stock={stock}
                rating={rating}
                monthly={monthly ? { amount: monthly.amount, months: monthly.payments, total: monthly.total } : undefined}
              />
              {under?.(product)}
            </li>
          );
        })}
      </Grid>
    </Stack>
  );
}

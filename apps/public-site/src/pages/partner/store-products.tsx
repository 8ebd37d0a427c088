import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber, type Locale } from '@muddat/i18n';
import { PackageOpen } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Pagination } from '@muddat/ui/pagination';
import { EmptyState } from '@muddat/ui/states';
import { ProductGrid } from '../../domain/product/product-grid.tsx';
import { queryHref } from '../../shared/get-form/query-href.ts';
import { BelowTheFold } from '../../shared/ui/below-the-fold.tsx';
import { ChipLink } from '../../shared/ui/chip-link.tsx';
import type { PartnerProducts } from './partner.types.ts';
import * as css from './partner-page.css.ts';

/** Anchor of the products. */
export const GOODS_ANCHOR = 'goods';

interface StoreProductsProps {
  products: PartnerProducts;
  path: string;
  query: URLSearchParams;
  locale: Locale;
}

/** Products of the store, with links to categories, and to all products or their pages. */
export function StoreProducts({ products, path, query, locale }: StoreProductsProps) {
  const { t } = useLingui();
  const { items, isStart, total, categories, chosen, page, pages } = products;
  // Formatted by our own function: Node and browsers format Uzbek numbers differently, which would break hydration.
  const count = formatNumber(total);
  // The page without a number has the first products only.
  const all = `${queryHref(path, query, { category: null, page: '1' })}#${GOODS_ANCHOR}`;
  return (
    <div className={css.products}>
      {categories.length > 1 && (
        <nav
          aria-label={t({
            message: 'Товары магазина по категориям',
            comment: 'Read by screen readers: name of the row of a store’s categories',
          })}
        >
          <ul className={css.categoryChips}>
            <li className={css.categoryChip}>
              <ChipLink href={all} current={chosen === null && !isStart}>
                {t({ message: 'Все товары', comment: 'Row of a store’s categories: products of all categories' })}
              </ChipLink>
            </li>
            {categories.map(({ alias, label, count }) => (
              <li key={alias} className={css.categoryChip}>
                <ChipLink href={queryHref(path, query, { category: alias })} current={alias === chosen?.alias} count={count}>
                  {label}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {items.length === 0 ? (
        <EmptyState
          icon={<PackageOpen size={28} />}
          level={3}
          title={t({ message: 'Здесь пока нет товаров', comment: 'Store, or category of a store, without products' })}
          action={
            chosen || page > 1 ? (
              <LinkButton href={all} variant="secondary">
                {t({ message: 'Все товары магазина', comment: 'Button under an empty category of a store: shows all its products' })}
              </LinkButton>
            ) : undefined
          }
        />
      ) : (
        <>
          <ProductGrid
            products={items}
            locale={locale}
            label={t({ message: 'Товары магазина', comment: 'Read by screen readers: name of the list of a store’s products' })}
            columns="2-3-4"
          />
          {isStart && total > items.length && (
            <div>
              <LinkButton href={all} variant="secondary" width="phone">
                {t({
                  message: plural(total, {
                    one: `Все ${count} товар`,
                    few: `Все ${count} товара`,
                    many: `Все ${count} товаров`,
                    other: `Все ${count} товара`,
                  }),
                  comment: 'Page of a store, button under its first products: shows all; how many there are',
                })}
              </LinkButton>
            </div>
          )}
          <BelowTheFold>
            <Pagination
              label={t({ message: 'Страницы товаров', comment: 'Read by screen readers: name of the page links under a store’s products' })}
              page={page}
              pages={isStart ? 1 : pages}
              hrefOf={(to) => queryHref(path, query, { page: to > 1 || chosen === null ? String(to) : null })}
            />
          </BelowTheFold>
        </>
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Banner } from '@muddat/ui/banner';
import { Breadcrumbs } from '@muddat/ui/breadcrumbs';
import { Heading } from '@muddat/ui/heading';
import { Pagination } from '@muddat/ui/pagination';
import { useGoodsCountText } from '../../domain/product/use-goods-count-text.ts';
import { queryHref } from '../../shared/get-form/query-href.ts';
import type { PageProps } from '../../shared/page/types.ts';
import { BelowTheFold } from '../../shared/ui/below-the-fold.tsx';
import { ChipLink } from '../../shared/ui/chip-link.tsx';
import { createIsland } from '../../shared/ui/island.tsx';
import { BelowTheFoldOnPhone } from '../../shared/ui/use-above-the-fold.ts';
import * as css from './category.css.ts';
import type { CategoryData } from './category.data.ts';
import { hasActiveFilters } from './category-filter.ts';
import { CompareForm } from './compare-form.tsx';
import { Facets } from './facets.tsx';
import { FilterBar } from './filter-bar.tsx';

// Loaded late, because this component is rarely shown and holds only links, which work without scripts.
const EmptyCategory = await createIsland(async () => (await import('./empty-category.tsx')).EmptyCategory);

/** Products of a category, with subcategories, filters, order and pages. The address holds all of this state. */
export function CategoryPage({ data, locale, path, query }: PageProps<CategoryData>) {
  const { t } = useLingui();
  const { title, crumbs, subcategories, total, filter, pages, products } = data;
  const found = useGoodsCountText(total);
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
          ...crumbs.map(({ alias, label }) => ({ href: hrefTo('category', { alias }, locale), label })),
        ]}
      />
      <div className={css.head}>
        <Heading level={1} size="title">
          {title}
        </Heading>
        <p role="status" className={css.productCount}>
          {found}
        </p>
      </div>
      {subcategories.length > 0 && (
        <nav
          aria-label={t({
            message: 'Разделы категории',
            comment: 'Read by screen readers: name of the links to the subcategories of a category',
          })}
          className={css.chipStrip}
        >
          {subcategories.map((part) => (
            <ChipLink key={part.alias} href={hrefTo('category', { alias: part.alias }, locale)} count={part.count}>
              {part.title}
            </ChipLink>
          ))}
        </nav>
      )}
      <div className={css.columns}>
        <BelowTheFoldOnPhone>
          <Facets data={data} path={path} />
        </BelowTheFoldOnPhone>
        <div className={css.resultColumn}>
          <FilterBar data={data} path={path} query={query} />
          {filter.areBoundsSwapped && (
            <Banner>
              {t({
                message: 'Нижняя сумма была больше верхней: мы поменяли их местами.',
                comment: 'Above a list of products, when the lowest amount in the filter was greater than the highest',
              })}
            </Banner>
          )}
          {products.length > 0 ? (
            <CompareForm
              category={crumbs.at(-1)?.alias ?? ''}
              products={products}
              locale={locale}
              label={title}
              columns="2-3-3"
              beginsPage
            />
          ) : (
            <EmptyCategory path={path} query={query} isPastLastPage={total > 0} isNarrowed={hasActiveFilters(filter)} />
          )}
          <BelowTheFold>
            <Pagination
              label={t({ message: 'Страницы товаров', comment: 'Read by screen readers: name of the page links under a list of products' })}
              page={filter.page}
              pages={filter.page > pages ? 0 : pages}
              hrefOf={(to) => queryHref(path, query, { page: to === 1 ? null : String(to) })}
            />
          </BelowTheFold>
        </div>
      </div>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { deviceStorage, UserText } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Heading } from '@muddat/ui/heading';
import { Search } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Pagination } from '@muddat/ui/pagination';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { useEffect } from 'react';
import { ProductGrid } from '../../domain/product/product-grid.tsx';
import { saveSearch } from '../../domain/search/recent-searches.ts';
import { SEARCH_KINDS, type SearchKind } from '../../domain/search/search-result-href.ts';
import { queryHref } from '../../shared/get-form/query-href.ts';
import type { PageProps } from '../../shared/page/types.ts';
import { ActiveFilterChip, usePriceFilterTexts } from '../../shared/ui/active-filter-chip.tsx';
import { ChipLink } from '../../shared/ui/chip-link.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { SearchResults, useSearchKindTexts } from './results.tsx';
import * as css from './search.css.ts';
import type { SearchData } from './search.data.ts';

/** Search results by kind; without search words, suggestions where to begin. The search field is in the header. */
export function SearchPage({ data, locale, path, query }: PageProps<SearchData>) {
  const { t } = useLingui();
  const { q, counts, kind, page, pages } = data;
  const total = SEARCH_KINDS.reduce((sum, one) => sum + counts[one], 0);
  useEffect(() => {
    if (total > 0) saveSearch(deviceStorage(), q);
  }, [q, total]);
  return (
    <div className={css.page}>
      <Heading level={1} size="title">
        {q === '' ? (
          t({ message: 'Поиск', comment: 'Heading of the search page' })
        ) : (
          <span className={css.query}>
            «<UserText words={q} />»
          </span>
        )}
      </Heading>
      {q === '' ? (
        <>
          <PopularCategories popular={data.popular} locale={locale} />
          <RecentSearches path={path} />
        </>
      ) : (
        <>
          <SearchStatus data={data} total={total} />
          {data.price && <PriceFilter price={data.price} path={path} query={query} />}
          {total > 0 && <KindFilter counts={counts} kind={kind} total={total} path={path} query={query} />}
          <SearchResults data={data} locale={locale} path={path} query={query} />
          {/* The list without a chosen kind is not paged: each kind links to its own list, which is. */}
          {page > pages && total > 0 ? (
            <EmptyState
              icon={<Search size={28} />}
              title={t({
                message: 'Такой страницы в списке нет',
                comment: 'List of products: the page number in the address is greater than the number of pages',
              })}
              action={
                <LinkButton href={queryHref(path, query, {})} variant="secondary">
                  {t({ message: 'К первой странице', comment: 'List of products: link to its first page' })}
                </LinkButton>
              }
            />
          ) : (
            <Pagination
              label={t({
                message: 'Страницы найденного',
                comment: 'Read by screen readers: name of the page links under the search results',
              })}
              page={page}
              pages={kind === null ? 0 : pages}
              hrefOf={(to) => queryHref(path, query, { page: to === 1 ? null : String(to) })}
            />
          )}
          {total === 0 && (
            <>
              <PopularCategories popular={data.popular} locale={locale} />
              <PopularGoods products={data.popularProducts} locale={locale} />
            </>
          )}
        </>
      )}
    </div>
  );
}

/** How the search words were interpreted, and whether anything was found. */
function SearchStatus({ data: { q, interpretedQuery, isApproximate }, total }: { data: SearchData; total: number }) {
  const { t } = useLingui();
  return (
    <div role="status" className={css.status}>
      {total === 0 ? (
        <EmptyState
          icon={<Search size={28} />}
          title={t({ message: 'Ничего не нашлось', comment: 'Search page: neither exact nor similar results were found' })}
        >
          <Trans comment="Search page: under the message that nothing was found; the placeholder is the search words">
            По запросу «<UserText words={q} />» ничего нет. Попробуйте другое слово или выберите раздел.
          </Trans>
        </EmptyState>
      ) : isApproximate ? (
        <Text>
          <Trans comment="Search page: nothing matched the search words, similar results are shown; the placeholder is the search words">
            Точно такого нет: «<UserText words={q} />
            ». Вот что близко.
          </Trans>
        </Text>
      ) : (
        interpretedQuery !== null && (
          <Text>
            <Trans comment="Search page: results of a corrected search are shown; the placeholder is the corrected words">
              Показаны результаты по запросу «<UserText words={interpretedQuery} />»
            </Trans>
          </Text>
        )
      )}
    </div>
  );
}

/** The price recognised in the search words, as a filter chip that can be removed. */
function PriceFilter({
  price: { from, to, q },
  path,
  query,
}: {
  price: NonNullable<SearchData['price']>;
  path: string;
  query: URLSearchParams;
}) {
  const { t } = useLingui();
  const words = usePriceFilterTexts();
  const said = [from === null ? '' : words.from(from), to === null ? '' : words.to(to)].filter((bound) => bound !== '');
  return (
    <ul className={css.chips} aria-label={t({ message: 'Выбрано', comment: 'Read by screen readers: name of the list of active filters' })}>
      <li>
        <ActiveFilterChip href={queryHref(path, query, { q })}>{said.join(' ')}</ActiveFilterChip>
      </li>
    </ul>
  );
}

interface KindFilterProps {
  counts: SearchData['counts'];
  kind: SearchKind | null;
  total: number;
  path: string;
  query: URLSearchParams;
}

function KindFilter({ counts, kind, total, path, query }: KindFilterProps) {
  const { t } = useLingui();
  const words = useSearchKindTexts();
  return (
    <nav
      aria-label={t({ message: 'Что показать', comment: 'Read by screen readers: name of the links that filter search results by kind' })}
      className={css.chipStrip}
    >
      <ChipLink href={queryHref(path, query, { kind: null })} current={kind === null} count={total}>
        {t({ message: 'Всё', comment: 'Search page: link to results of all kinds' })}
      </ChipLink>
      {SEARCH_KINDS.filter((one) => counts[one] > 0 || one === kind).map((one) => (
        <ChipLink key={one} href={queryHref(path, query, { kind: one })} current={kind === one} count={counts[one]}>
          {words[one]}
        </ChipLink>
      ))}
    </nav>
  );
}

function PopularCategories({ popular, locale }: { popular: SearchData['popular']; locale: Locale }) {
  const { t } = useLingui();
  if (popular.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="popular">
      <Heading level={2} size="m" id="popular">
        {t({ message: 'Популярные категории', comment: 'Search page: heading above categories of the catalogue' })}
      </Heading>
      <div className={css.chips}>
        {popular.map(({ alias, title }) => (
          <ChipLink key={alias} href={hrefTo('category', { alias }, locale)}>
            {title}
          </ChipLink>
        ))}
      </div>
    </section>
  );
}

function PopularGoods({ products, locale }: { products: SearchData['popularProducts']; locale: Locale }) {
  const { t } = useLingui();
  if (products.length === 0) return null;
  const title = t({ message: 'Популярные товары', comment: 'Search page, when nothing was found: heading above popular products' });
  return (
    <section className={css.section} aria-labelledby="popular-goods">
      <Heading level={2} size="m" id="popular-goods">
        {title}
      </Heading>
      <ProductGrid products={products} locale={locale} label={title} />
    </section>
  );
}

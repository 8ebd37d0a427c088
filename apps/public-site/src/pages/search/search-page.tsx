import { Trans, useLingui } from '@lingui/react/macro';
import { deviceStorage, TypedWords } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Heading } from '@muddat/ui/heading';
import { Search } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Pagination } from '@muddat/ui/pagination';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { useEffect } from 'react';
import { SEARCH_KINDS, type SearchKind } from '../../domain/search/entry-href.ts';
import { keepSearch } from '../../domain/search/recent-searches.ts';
import { GetForm } from '../../shared/get-form/get-form.tsx';
import { queryHref } from '../../shared/get-form/query-href.ts';
import { SearchLine } from '../../shared/get-form/search-line.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import { ChipLink } from '../../shared/ui/chip-link.tsx';
import { ChosenChip, usePriceWords } from '../../shared/ui/chosen-chip.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { Results, useKindWords } from './results.tsx';
import * as css from './search.css.ts';
import type { SearchData } from './search.data.ts';

const MAX_CHARACTERS = 200;

/** Search results by kind; without search words, suggestions where to begin. */
export function SearchPage({ data, locale, path, query }: PageProps<SearchData>) {
  const { t } = useLingui();
  const { q, counts, kind, page, pages } = data;
  const total = SEARCH_KINDS.reduce((sum, one) => sum + counts[one], 0);
  useEffect(() => {
    if (total > 0) keepSearch(deviceStorage(), q);
  }, [q, total]);
  return (
    <div className={css.page}>
      <Heading level={1} size="title">
        {t({ message: 'Поиск', comment: 'Heading of the search page' })}
      </Heading>
      <GetForm
        action={path}
        label={t({ message: 'Что искать', comment: 'Read by screen readers: name of the search form on the search page' })}
      >
        <div className={css.form}>
          <SearchLine
            variant="primary"
            name="q"
            label={t({ message: 'Что ищете', comment: 'Label of the search field' })}
            placeholder={t({
              message: 'Что ищете?',
              comment: 'Placeholder of the search field on the search page; must be short, as the field is narrow on a phone',
            })}
            maxLength={MAX_CHARACTERS}
            value={q}
          />
        </div>
      </GetForm>
      {q === '' ? (
        <>
          <Popular popular={data.popular} locale={locale} />
          <RecentSearches path={path} />
        </>
      ) : (
        <>
          <Said data={data} total={total} />
          {data.price && <Price price={data.price} path={path} query={query} />}
          {total > 0 && <Kinds counts={counts} kind={kind} total={total} path={path} query={query} />}
          <Results data={data} locale={locale} path={path} query={query} />
          {/* Lists of all kinds are not paged: each kind links to its own list. */}
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
          {total === 0 && <Popular popular={data.popular} locale={locale} />}
        </>
      )}
    </div>
  );
}

/** How the search words were interpreted, and whether anything was found. */
function Said({ data: { q, understood, near }, total }: { data: SearchData; total: number }) {
  const { t } = useLingui();
  return (
    <div role="status" className={css.words}>
      {total === 0 ? (
        <EmptyState
          icon={<Search size={28} />}
          title={t({ message: 'Ничего не нашлось', comment: 'Search page: neither exact nor similar results were found' })}
        >
          <Trans comment="Search page: under the message that nothing was found; the placeholder is the search words">
            По запросу «<TypedWords words={q} />» ничего нет. Попробуйте другое слово или выберите раздел.
          </Trans>
        </EmptyState>
      ) : near ? (
        <Text>
          <Trans comment="Search page: nothing matched the search words, similar results are shown; the placeholder is the search words">
            Точно такого нет: «<TypedWords words={q} />
            ». Вот что близко.
          </Trans>
        </Text>
      ) : (
        understood !== null && (
          <Text>
            <Trans comment="Search page: results of a corrected search are shown; the placeholder is the corrected words">
              Показаны результаты по запросу «<TypedWords words={understood} />»
            </Trans>
          </Text>
        )
      )}
    </div>
  );
}

/** The price recognised in the search words, as a filter chip that can be removed. */
function Price({ price: { from, to, q }, path, query }: { price: NonNullable<SearchData['price']>; path: string; query: URLSearchParams }) {
  const { t } = useLingui();
  const words = usePriceWords();
  const said = [from === null ? '' : words.from(from), to === null ? '' : words.to(to)].filter((bound) => bound !== '');
  return (
    <ul className={css.chips} aria-label={t({ message: 'Выбрано', comment: 'Read by screen readers: name of the list of active filters' })}>
      <li>
        <ChosenChip href={queryHref(path, query, { q })}>{said.join(' ')}</ChosenChip>
      </li>
    </ul>
  );
}

interface KindsProps {
  counts: SearchData['counts'];
  kind: SearchKind | null;
  total: number;
  path: string;
  query: URLSearchParams;
}

function Kinds({ counts, kind, total, path, query }: KindsProps) {
  const { t } = useLingui();
  const words = useKindWords();
  return (
    <nav
      aria-label={t({ message: 'Что показать', comment: 'Read by screen readers: name of the links that filter search results by kind' })}
      className={css.strip}
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

function Popular({ popular, locale }: { popular: SearchData['popular']; locale: Locale }) {
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

import { useLingui } from '@lingui/react/macro';
import { formatNumber, type Locale } from '@muddat/i18n';
import { Heading } from '@muddat/ui/heading';
import { ChevronRight } from '@muddat/ui/icons';
import { Link, useLinkComponent } from '@muddat/ui/link';
import type { ReactNode } from 'react';
import { ProductGrid } from '../../domain/product/product-grid.tsx';
import type { SearchKind } from '../../domain/search/search-result-href.ts';
import { queryHref } from '../../shared/get-form/query-href.ts';
import * as css from './search.css.ts';
import type { SearchData } from './search.data.ts';

interface ResultsProps {
  data: SearchData;
  locale: Locale;
  path: string;
  query: URLSearchParams;
}

/** Search results, one group per kind. Categories and stores come first, because their lists are short. */
export function SearchResults({ data: { kind, counts, categories, stores, products, questions }, locale, path, query }: ResultsProps) {
  const words = useSearchKindTexts();
  const group = (one: SearchKind, shown: number, list: ReactNode) =>
    shown > 0 && (
      <ResultGroup
        title={words[one]}
        id={one}
        more={kind === null && counts[one] > shown ? { href: queryHref(path, query, { kind: one }), count: counts[one] } : null}
      >
        {list}
      </ResultGroup>
    );
  return (
    <>
      {group('category', categories.length, <ResultLines lines={categories} />)}
      {group('store', stores.length, <ResultLines lines={stores.map(({ name, ...store }) => ({ ...store, title: name }))} />)}
      {group('product', products.length, <ProductGrid products={products} locale={locale} label={words.product} />)}
      {group('faq', questions.length, <ResultLines lines={questions} />)}
    </>
  );
}

interface ResultGroupProps {
  title: string;
  id: string;
  /** Link to all results of the kind. */
  more: { href: string; count: number } | null;
  children: ReactNode;
}

function ResultGroup({ title, id, more, children }: ResultGroupProps) {
  const { t } = useLingui();
  const all = formatNumber(more?.count ?? 0);
  return (
    <section className={css.section} aria-labelledby={`found-${id}`}>
      <Heading level={2} size="m" id={`found-${id}`}>
        {title}
      </Heading>
      {children}
      {more && (
        <div>
          <Link href={more.href} tone="strong">
            {t({
              message: `Показать все: ${all}`,
              comment: 'Search page, under the first results of a kind: link to all of them; the placeholder is how many there are',
            })}
          </Link>
        </div>
      )}
    </section>
  );
}

function ResultLines({ lines }: { lines: readonly { href: string | null; title: string; subtitle: string | null }[] }) {
  const Anchor = useLinkComponent();
  return (
    <ul className={css.resultList}>
      {lines.map(({ href, title, subtitle }) => {
        const body = (
          <>
            <span className={css.lineText}>
              <span className={css.lineTitle}>{title}</span>
              {subtitle !== null && subtitle !== '' && <span className={css.lineNote}>{subtitle}</span>}
            </span>
            {href !== null && <ChevronRight size={20} />}
          </>
        );
        return (
          <li key={`${href} ${title}`}>
            {href === null ? (
              <div className={css.resultRow}>{body}</div>
            ) : (
              <Anchor href={href} className={css.resultRow}>
                {body}
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Headings of the groups of results. */
export function useSearchKindTexts(): Record<SearchKind, string> {
  const { t } = useLingui();
  return {
    product: t({ message: 'Товары', comment: 'Search results: heading of the group of products' }),
    store: t({ message: 'Магазины', comment: 'Search results: heading of the group of stores' }),
    category: t({ message: 'Категории', comment: 'Search results: heading of the group of categories' }),
    faq: t({ message: 'Вопросы', comment: 'Search results: heading of the group of frequent questions' }),
  };
}

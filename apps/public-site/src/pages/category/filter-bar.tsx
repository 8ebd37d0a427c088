import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { SlidersHorizontal } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { queryHref } from '../../shared/get-form/query-href.ts';
import { ActiveFilterChip, usePriceFilterTexts } from '../../shared/ui/active-filter-chip.tsx';
import { ChipLink } from '../../shared/ui/chip-link.tsx';
import { type ActiveFilter, activeFilters } from './active-filters.ts';
import * as css from './category.css.ts';
import type { CategoryData } from './category.data.ts';
import { CATEGORY_SORTS, type CategorySort } from './category-filter.ts';
import * as facetCss from './facets.css.ts';
import { FACETS_PANEL_ID } from './facets.tsx';

interface FilterBarProps {
  data: CategoryData;
  path: string;
  query: URLSearchParams;
}

/** Above the list: the button that opens the filters (below 900 px) and the sort orders. */
export function SortBar({ data: { filter }, path, query }: FilterBarProps) {
  const { t } = useLingui();
  const words: Record<CategorySort, string> = {
    popular: t({ message: 'Популярные', comment: 'Order of a list of products: most popular first' }),
    price_asc: t({ message: 'Дешевле', comment: 'Order of a list of products: the cheapest first' }),
    price_desc: t({ message: 'Дороже', comment: 'Order of a list of products: the most expensive first' }),
    name: t({ message: 'По названию', comment: 'Order of a list of products: by name' }),
  };
  return (
    <div className={css.sortBar}>
      <span className={facetCss.popoverOnly}>
        <Button size="s" variant="secondary" icon={<SlidersHorizontal size={18} />} popoverTarget={FACETS_PANEL_ID}>
          {t({ message: 'Фильтры', comment: 'Button that opens the filters of a list of products' })}
        </Button>
      </span>
      <nav
        aria-label={t({ message: 'Порядок', comment: 'Read by screen readers: name of the links that sort a list of products' })}
        className={`${css.chipStrip} ${css.sortOptions}`}
      >
        {CATEGORY_SORTS.map((sort) => (
          <span key={sort} className={sort === filter.sort ? css.chosenSortOption : css.sortOption}>
            <ChipLink href={queryHref(path, query, { sort: sort === 'popular' ? null : sort })} current={sort === filter.sort}>
              {words[sort]}
            </ChipLink>
          </span>
        ))}
      </nav>
    </div>
  );
}

/** Active filters, each a link that removes it. */
export function ActiveFilterChips({ data, path, query }: FilterBarProps) {
  const { t } = useLingui();
  const price = usePriceFilterTexts();
  const chosen = activeFilters(data, query);
  if (chosen.length === 0) return null;
  const words = ({ kind, text }: ActiveFilter): string => {
    if (kind === 'from') return price.from(Number(text));
    if (kind === 'to') return price.to(Number(text));
    if (kind === 'stock') return t({ message: 'в наличии', comment: 'Chosen filter of a list: only what is in stock' });
    if (kind === 'months') return t({ message: `на ${text} мес.`, comment: 'Chosen filter of a list: the term, months shortened' });
    return text;
  };
  return (
    <ul
      className={css.activeFilterChips}
      aria-label={t({ message: 'Выбрано', comment: 'Read by screen readers: name of the list of active filters' })}
    >
      {chosen.map((choice) => (
        <li key={`${choice.kind} ${choice.text}`}>
          <ActiveFilterChip href={choice.query === '' ? path : `${path}?${choice.query}`}>{words(choice)}</ActiveFilterChip>
        </li>
      ))}
      {/* An empty list has a reset link of its own. */}
      {data.total > 0 && (
        <li>
          <Link href={path} tone="quiet">
            {t({ message: 'Сбросить фильтры', comment: 'Link that removes all filters of a list' })}
          </Link>
        </li>
      )}
    </ul>
  );
}

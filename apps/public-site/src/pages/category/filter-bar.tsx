import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { SlidersHorizontal } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { ActiveFilterChip, usePriceFilterTexts } from '../../shared/ui/active-filter-chip.tsx';
import { type ActiveFilter, activeFilters } from './active-filters.ts';
import * as css from './category.css.ts';
import type { CategoryData } from './category.data.ts';
import { countActiveFilters } from './category-filter.ts';
import * as facetCss from './facets.css.ts';
import { FACETS_PANEL_ID } from './facets.tsx';
import { SortMenu } from './sort-menu.tsx';

interface FilterBarProps {
  data: CategoryData;
  path: string;
  query: URLSearchParams;
}

/** Above the list: the button that opens the filters (below 900 px), the sort order, and the active filters. */
export function FilterBar({ data, path, query }: FilterBarProps) {
  const { t } = useLingui();
  const active = countActiveFilters(data.filter);
  return (
    <div className={css.filterBar}>
      <div className={css.chipStrip}>
        <span className={facetCss.popoverOnly}>
          <Button size="s" variant="secondary" icon={<SlidersHorizontal size={18} />} popoverTarget={FACETS_PANEL_ID}>
            {active === 0
              ? t({ message: 'Фильтры', comment: 'Button that opens the filters of a list of products' })
              : t({
                  message: `Фильтры\u00a0·\u00a0${active}`,
                  comment: 'Button that opens the filters of a list of products; the placeholder is the number of active filters',
                })}
          </Button>
        </span>
        <SortMenu sort={data.filter.sort} path={path} query={query} />
      </div>
      <ActiveFilterChips data={data} path={path} query={query} />
    </div>
  );
}

/** Active filters, each a link that removes it. */
function ActiveFilterChips({ data, path, query }: FilterBarProps) {
  const { t } = useLingui();
  const price = usePriceFilterTexts();
  const chosen = activeFilters(data, query);
  if (chosen.length === 0) return null;
  const words = ({ kind, text }: ActiveFilter): string => {
    if (kind === 'monthlyFrom' || kind === 'monthlyTo') {
      const bound = kind === 'monthlyFrom' ? price.from(Number(text)) : price.to(Number(text));
      return t({
        message: `${bound} в месяц`,
        comment: 'Active filter of a list: a bound of the monthly payment, such as "до 400 000 сум"',
      });
    }
    if (kind === 'priceFrom') return price.from(Number(text));
    if (kind === 'priceTo') return price.to(Number(text));
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

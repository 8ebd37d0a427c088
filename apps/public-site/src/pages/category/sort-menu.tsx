import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { ChevronDown } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import { queryHref } from '../../shared/get-form/query-href.ts';
import { CATEGORY_SORTS, type CategorySort } from './category-filter.ts';
import { popoverHandlers } from './popover-handlers.ts';
import * as css from './sort-menu.css.ts';

interface SortMenuProps {
  sort: CategorySort;
  path: string;
  query: URLSearchParams;
}

const MENU_ID = 'sort';

/** The sort order of the list: a button, and links in a native popover, which opens and closes without a script. */
export function SortMenu({ sort: chosen, path, query }: SortMenuProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const words: Record<CategorySort, string> = {
    popular: t({ message: 'Популярные', comment: 'Order of a list of products: most popular first' }),
    monthly_asc: t({ message: 'С меньшим платежом', comment: 'Order of a list of products: the lowest monthly payment first' }),
    price_asc: t({ message: 'Дешёвые', comment: 'Order of a list of products: the cheapest first' }),
    price_desc: t({ message: 'Дорогие', comment: 'Order of a list of products: the most expensive first' }),
    name: t({ message: 'По названию', comment: 'Order of a list of products: by name' }),
  };
  const current = words[chosen];
  return (
    <>
      <span className={css.opener}>
        <Button
          size="s"
          variant="secondary"
          iconEnd={<ChevronDown size={18} />}
          popoverTarget={MENU_ID}
          aria-label={t({
            message: `Сначала: ${current}`,
            comment:
              'Read by screen readers: button that opens the sort orders of a list of products; the placeholder is the current order',
          })}
        >
          {current}
        </Button>
      </span>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label={t({ message: 'Порядок', comment: 'Read by screen readers: name of the links that sort a list of products' })}
        className={css.menu}
        {...popoverHandlers}
      >
        {CATEGORY_SORTS.map((sort) => (
          <Anchor
            key={sort}
            href={queryHref(path, query, { sort: sort === 'popular' ? null : sort })}
            aria-current={sort === chosen || undefined}
            className={css.option}
          >
            {words[sort]}
          </Anchor>
        ))}
      </nav>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { SearchField } from '@muddat/ui/search-field';
import * as css from './orders.css.ts';
import { MAX_SEARCH_LENGTH } from './search-text.ts';
import { useDebouncedSearch } from './use-debounced-search.ts';

type Props = { text: string; searching: boolean; onText: (text: string) => void };

/** Looks for orders by number, store or goods. */
export function OrdersSearchField({ text, searching, onText }: Props) {
  const { t } = useLingui();
  const { typed, type, search } = useDebouncedSearch(text, onText);
  return (
    <div className={css.searchField}>
      <SearchField
        label={t({ message: 'Поиск по заказам', comment: 'List of orders: name of the search field, read by screen readers' })}
        placeholder={t({
          message: 'Номер, магазин или товар',
          comment: 'List of orders: in the empty search field, what one can look for',
        })}
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        loading={searching}
        onChange={type}
        onSearch={search}
      />
    </div>
  );
}

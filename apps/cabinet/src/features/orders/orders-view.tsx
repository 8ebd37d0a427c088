import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import * as css from './orders.css.ts';
import { OrdersResults } from './orders-results.tsx';
import { OrdersSearchField } from './orders-search-field.tsx';
import { StatusSelect } from './status-select.tsx';
import { type OrderListFilter, useFilteredOrders } from './use-filtered-orders.ts';

type Props = {
  filter: OrderListFilter;
  onFilter: (filter: OrderListFilter) => void;
};

/** All orders of the customer, newest first, with a search and a status filter. */
export function OrdersView({ filter, onFilter }: Props) {
  const { status, text } = filter;
  const { data, isPlaceholderData } = useFilteredOrders(filter);
  const total = data?.pages.at(-1)?.total ?? 0;
  // A customer without orders has nothing to filter.
  const isEmpty = status === null && text === '' && !isPlaceholderData && data?.pages[0]?.data.length === 0;
  return (
    <Stack gap="m">
      {!isEmpty && (
        <div className={css.filterBar}>
          <OrdersSearchField text={text} searching={isPlaceholderData} onText={(next) => onFilter({ status, text: next })} />
          <StatusSelect choice={status} onChoice={(next) => onFilter({ status: next, text })} />
          {total > 0 && <OrdersTotal total={total} />}
        </div>
      )}
      {/* Remounts the list for each status, so that a press of "More" in one list moves no focus in the next. */}
      <OrdersResults key={status ?? 'all'} filter={filter} onFilter={onFilter} />
    </Stack>
  );
}

function OrdersTotal({ total }: { total: number }) {
  const { t } = useLingui();
  return (
    <Text tone="quiet" size="s">
      {t({
        message: plural(total, { one: '# заказ', few: '# заказа', many: '# заказов', other: '# заказа' }),
        comment: 'Above the list of orders: how many there are',
      })}
    </Text>
  );
}

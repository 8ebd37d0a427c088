import { useLingui } from '@lingui/react/macro';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { useRouteContext } from '@tanstack/react-router';
import { LazyGoodsToBuy } from '../../domain/goods/lazy-goods-to-buy.tsx';
import { NoOrders } from '../../domain/order/no-orders.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { OrderTilesSkeleton } from '../../shared/page/skeletons.tsx';
import { NoMatchingOrders } from './no-matching-orders.tsx';
import { OrderRows } from './order-rows.tsx';
import { type OrderListFilter, useFilteredOrders } from './use-filtered-orders.ts';

type Props = { filter: OrderListFilter; onFilter: (filter: OrderListFilter) => void };

/** The list of orders, or the reason why there is none. Loaded orders stay visible while the next query loads or fails. */
export function OrdersResults({ filter, onFilter }: Props) {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: '__root__' });
  const query = useFilteredOrders(filter);
  const { data, error, refetch, isFetching, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const orders = data?.pages.flatMap((page) => page.data) ?? [];
  // An empty result of the previous search says nothing about the current one.
  if (!data || (isPlaceholderData && orders.length === 0)) {
    const failed = t({ message: 'Не удалось загрузить заказы', comment: 'Main page: this part could not be loaded' });
    if (error) return <SectionError title={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
    return (
      <SkeletonGroup label={t({ message: 'Загружаем заказы…', comment: 'Read by screen readers while the list of orders loads' })}>
        <OrderTilesSkeleton />
      </SkeletonGroup>
    );
  }
  if (orders.length === 0) {
    if (filter.status === null && filter.text === '')
      return (
        <Stack gap="xl">
          <NoOrders locale={locale} />
          <LazyGoodsToBuy />
        </Stack>
      );
    return (
      <div role="status">
        <NoMatchingOrders filter={filter} onFilter={onFilter} />
      </div>
    );
  }
  return (
    <OrderRows
      // Remounts the list for each search, so that its rows are measured again.
      key={isPlaceholderData ? 'before' : filter.text}
      orders={orders}
      total={data.pages.at(-1)?.total}
      more={isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'error' : hasNextPage ? 'idle' : 'end'}
      hasLoadedMore={data.pages.length > 1}
      onMore={() => void query.fetchNextPage()}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { LoadMore } from '@muddat/ui/load-more';
import { OrderList } from '@muddat/ui/order-tile';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { useRouteContext } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Order } from '../../data/queries.ts';
import { SectionError } from '../../frame/section-error.tsx';
import { TilesSkeleton } from '../../frame/skeletons.tsx';
import { NoOrders } from '../../order-parts/no-orders.tsx';
import { useOrderTile } from '../../order-parts/order-tile.ts';
import { NextDue } from './next-due.tsx';
import { NoneOfThese } from './none-of-these.tsx';
import type { StatusChoice } from './status-choice.ts';
import { useFoundOrders } from './use-found-orders.ts';

/** The list itself, or why there is none. What was loaded stays, whatever happens to what is asked for next. */
export function OrdersFound({ choice, onAll }: { choice: StatusChoice | null; onAll: () => void }) {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: '__root__' });
  const tileOf = useOrderTile();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useFoundOrders(choice);
  if (!data) {
    const failed = t({ message: 'Не удалось загрузить заказы', comment: 'Main page: this part could not be loaded' });
    if (error) return <SectionError title={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
    return (
      <SkeletonGroup label={t({ message: 'Загружаем заказы…', comment: 'For ears, while this part of the main page loads' })}>
        <TilesSkeleton />
      </SkeletonGroup>
    );
  }
  const numberOf = ({ number }: Order) => t({ message: `№ ${number}`, comment: 'List of orders: the number of one' });
  const orders = data.pages.flatMap((page) => page.data);
  if (orders.length === 0) return choice === null ? <NoOrders locale={locale} /> : <NoneOfThese onAll={onAll} />;
  const total = data.pages.at(-1)?.total;
  return (
    <Stack gap="xs">
      <Card>
        <OrderList
          ref={list}
          orders={orders.map((order) => ({
            ...tileOf(order),
            line: numberOf(order),
            ...(order.payment_amount > 0 ? { due: <NextDue order={order} /> } : {}),
          }))}
        />
      </Card>
      <LoadMore
        list={list}
        shown={orders.length}
        {...(total === undefined ? {} : { total })}
        state={isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'error' : hasNextPage ? 'idle' : 'end'}
        onMore={() => void fetchNextPage()}
      />
    </Stack>
  );
}

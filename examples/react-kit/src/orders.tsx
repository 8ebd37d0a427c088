import { ApiError, type MuddatClient } from '@muddat/sdk';
import type { MuddatQueries } from '@muddat/sdk/query';
import { ShoppingBag } from '@muddat/ui/icons';
import { LoadMore } from '@muddat/ui/load-more';
import { OrderList } from '@muddat/ui/order-tile';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { EmptyState, ErrorState } from '@muddat/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTexts } from './texts.ts';

export function Orders({ queries }: { queries: MuddatQueries<MuddatClient> }) {
  const texts = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, isFetching, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery(
    queries.installment.listOrders.pages(),
  );
  if (data === undefined && error === null) {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton shape="tile" />
        <Skeleton shape="tile" />
      </SkeletonGroup>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState
        title={texts.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        requestId={error instanceof ApiError ? (error.requestId ?? undefined) : undefined}
      >
        {error.message}
      </ErrorState>
    );
  }
  const orders = data.pages.flatMap((page) => page.data);
  if (orders.length === 0) return <EmptyState icon={<ShoppingBag size={28} />} title={texts.empty} />;
  const more = isFetchNextPageError ? 'error' : hasNextPage ? 'idle' : 'end';
  return (
    <>
      <OrderList
        ref={list}
        orders={orders.map(({ id, number, store, items, status, payment_amount }) => ({
          id,
          href: `#${id}`,
          title: items[0]?.name ?? number,
          store: store.name,
          status,
          line: `№ ${number}`,
          ...(payment_amount > 0 && { amount: payment_amount, due: texts.toPay }),
        }))}
      />
      <LoadMore list={list} shown={orders.length} state={isFetching ? 'loading' : more} onMore={() => void fetchNextPage()} />
    </>
  );
}

import { ApiError, type MuddatClient } from '@muddat/sdk';
import type { MuddatQueries } from '@muddat/sdk/query';
import { ShoppingBag } from '@muddat/ui/icons';
import { OrderList } from '@muddat/ui/order-tile';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { EmptyState, ErrorState } from '@muddat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from './texts.ts';

export function Orders({ queries }: { queries: MuddatQueries<MuddatClient> }) {
  const texts = useTexts();
  const { data, error, isPending, isFetching, refetch } = useQuery(queries.installment.listOrders());
  if (isPending) {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton shape="tile" />
        <Skeleton shape="tile" />
      </SkeletonGroup>
    );
  }
  if (error !== null) {
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
  if (data.data.length === 0) return <EmptyState icon={<ShoppingBag size={28} />} title={texts.empty} />;
  return (
    <OrderList
      orders={data.data.map(({ id, number, store, items, status, payment_amount }) => ({
        id,
        href: `#${id}`,
        title: items[0]?.name ?? number,
        store: store.name,
        status,
        line: `№ ${number}`,
        ...(payment_amount > 0 && { amount: payment_amount, due: texts.toPay }),
      }))}
    />
  );
}

import { tashkentDate } from '@muddat/i18n';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ordersQuery } from '../../domain/order/order-queries.ts';
import { paymentsQuery } from '../../domain/payment/payment-queries.ts';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { toPagedListState } from '../../shared/query/list-state.ts';
import { DocumentsView } from './documents.view.tsx';
import type { DocumentOrdersState } from './order-documents-card.tsx';
import { usePaymentCalendar } from './use-payment-calendar.ts';

/** Calls the installment and billing APIs for the page of documents. */
export function DocumentsController() {
  const { api } = useRouteContext({ from: '__root__' });
  // The layout requests this query on every page. Until it has responded, use the device's clock.
  const today = useQuery(nextPaymentQuery(api)).data?.as_of ?? tashkentDate(new Date());
  const payments = useInfiniteQuery(paymentsQuery(api));
  return (
    <DocumentsView
      today={today}
      orders={useOrders()}
      downloads={useDownload()}
      receipts={{ payments: toPagedListState(payments), onMore: () => void payments.fetchNextPage() }}
      calendar={usePaymentCalendar()}
    />
  );
}

function useOrders(): DocumentOrdersState {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    ordersQuery(api),
  );
  if (!data) return error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
  return {
    kind: 'ready',
    orders: data.pages.flatMap((page) => page.data),
    total: data.pages.at(-1)?.total,
    more: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'error' : hasNextPage ? 'idle' : 'end',
    onMore: () => void fetchNextPage(),
  };
}

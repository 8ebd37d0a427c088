import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type PaymentPage, paymentsQuery } from '../../data/payment-queries.ts';
import { paymentHref } from '../../payment-parts/payment-href.ts';
import { isUnderWay } from '../../payment-parts/payment-standing.ts';
import type { PaymentsState } from './payments.types.ts';
import { PaymentsView } from './payments.view.tsx';

/** Talks to the billing API for the list of payments. */
export function PaymentsController() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const query = useInfiniteQuery(paymentsQuery(api));
  return (
    <PaymentsView
      list={stateOf(query)}
      locale={locale}
      hrefOf={(id) => paymentHref(id, locale)}
      onMore={() => void query.fetchNextPage()}
    />
  );
}

type Query = UseInfiniteQueryResult<InfiniteData<PaymentPage>>;

function stateOf({ data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch }: Query): PaymentsState {
  if (!data) return error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
  const loaded = data.pages.flatMap((page) => page.data);
  // What is not decided is looked for first.
  const items = [...loaded.filter(isUnderWay), ...loaded.filter((payment) => !isUnderWay(payment))];
  if (isFetchingNextPage) return { kind: 'ready', items, more: 'loading' };
  if (isFetchNextPageError) return { kind: 'ready', items, more: 'error' };
  return { kind: 'ready', items, more: hasNextPage ? 'idle' : 'end' };
}

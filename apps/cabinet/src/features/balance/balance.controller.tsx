import { hrefTo } from '@muddat/routing';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type BalanceEntryPage, balanceEntriesQuery } from '../../data/balance-queries.ts';
import { balanceQuery } from '../../data/queries.ts';
import { topUpHref } from '../../payment/top-up-href.ts';
import { paymentHref } from '../../payment-parts/payment-href.ts';
import type { HistoryState } from './balance.types.ts';
import { BalanceView } from './balance.view.tsx';

/** Talks to the billing API for the page of the balance. */
export function BalanceController() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  // Without a network it fails and says so, rather than waiting for one behind a skeleton.
  const balance = useQuery({ ...balanceQuery(api), networkMode: 'always' });
  const history = useInfiniteQuery(balanceEntriesQuery(api));
  return (
    <BalanceView
      balance={balance}
      history={stateOf(history)}
      hrefs={{ topUp: topUpHref(locale), withdraw: `${hrefTo('balance', {}, locale)}?act=withdraw` }}
      orderHref={(id) => hrefTo('order', { id }, locale)}
      paymentHref={(id) => paymentHref(id, locale)}
      onMore={() => void history.fetchNextPage()}
    />
  );
}

type Query = UseInfiniteQueryResult<InfiniteData<BalanceEntryPage>>;

function stateOf({ data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch }: Query): HistoryState {
  if (!data) return error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
  const items = data.pages.flatMap((page) => page.data);
  if (isFetchingNextPage) return { kind: 'ready', items, more: 'loading' };
  if (isFetchNextPageError) return { kind: 'ready', items, more: 'error' };
  return { kind: 'ready', items, more: hasNextPage ? 'idle' : 'end' };
}

import { hrefTo } from '@muddat/routing';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReturnPage, returnsQuery } from '../../data/return-queries.ts';
import type { ReturnsState } from './return-list.types.ts';
import { ReturnListView } from './return-list.view.tsx';

/** Talks to the installment API for the page of all returns. */
export function ReturnListController() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const list = useInfiniteQuery(returnsQuery(api));
  return (
    <ReturnListView
      list={stateOf(list)}
      hrefs={{ orders: hrefTo('orders', {}, locale), one: (id) => hrefTo('return-case', { id }, locale) }}
      onMore={() => void list.fetchNextPage()}
    />
  );
}

type Query = UseInfiniteQueryResult<InfiniteData<ReturnPage>>;

function stateOf({ data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch }: Query): ReturnsState {
  if (!data) return error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
  const items = data.pages.flatMap((page) => page.data);
  if (isFetchingNextPage) return { kind: 'ready', items, more: 'loading' };
  if (isFetchNextPageError) return { kind: 'ready', items, more: 'error' };
  return { kind: 'ready', items, more: hasNextPage ? 'idle' : 'end' };
}

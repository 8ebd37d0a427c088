import { hrefTo } from '@muddat/routing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { returnsQuery } from '../../../domain/return/return-queries.ts';
import { toPagedListState } from '../../../shared/query/list-state.ts';
import { ReturnListView } from './return-list.view.tsx';

/** Talks to the installment API for the page of all returns. */
export function ReturnListController() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const list = useInfiniteQuery(returnsQuery(api));
  return (
    <ReturnListView
      list={toPagedListState(list)}
      hrefs={{ orders: hrefTo('orders', {}, locale), one: (id) => hrefTo('return-case', { id }, locale) }}
      onMore={() => void list.fetchNextPage()}
    />
  );
}

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Loaded, Paged, QueryState } from './loaded.ts';

type Asked<Item> = Pick<QueryState<readonly Item[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** A query of a list as a view takes it. What was loaded before stays in sight while it is fetched again. */
export function loadedOf<Item>({ data, error, isFetching, refetch }: Asked<Item>): Loaded<Item> {
  if (data) return { kind: 'ready', items: data };
  return error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}

/** The same of a list that comes a page at a time. */
export function pagedOf<Item>({ data, ...query }: UseInfiniteQueryResult<InfiniteData<{ data: Item[] }>>): Paged<Item> {
  const { error, isFetching, refetch, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query;
  const list = loadedOf({ data: data?.pages.flatMap((page) => page.data), error, isFetching, refetch });
  if (list.kind !== 'ready') return list;
  return { ...list, more: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'error' : hasNextPage ? 'idle' : 'end' };
}

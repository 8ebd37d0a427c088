import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

/** A list and its loading state. */
export type ListState<Item> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; items: readonly Item[] };

/** A list that is loaded page by page. `more`: whether there is a next page, and the state of its request. */
export type PagedListState<Item> =
  | Exclude<ListState<Item>, { kind: 'ready' }>
  | { kind: 'ready'; items: readonly Item[]; more: 'idle' | 'loading' | 'error' | 'end' };

/** The fields of a query that a view needs; `useQuery` returns them, and stories set them by hand. */
export type QueryState<Data> = {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  /** The time when the data were received; ms since 1970. */
  dataUpdatedAt: number;
  refetch: () => unknown;
};

/** The query as if it had no response yet, for a page that still waits for a second query and shows both together. */
export const asPendingQuery = <Data>(query: QueryState<Data>): QueryState<Data> => ({
  ...query,
  data: undefined,
  error: null,
  isPending: true,
  isError: false,
});

type ListQuery<Item> = Pick<QueryState<readonly Item[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** Converts a list query for a view. Loaded items stay visible while the list is fetched again. */
export function toListState<Item>({ data, error, isFetching, refetch }: ListQuery<Item>): ListState<Item> {
  if (data) return { kind: 'ready', items: data };
  return error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}

/** Like `toListState`, for a list that is loaded page by page. */
export function toPagedListState<Item>({ data, ...query }: UseInfiniteQueryResult<InfiniteData<{ data: Item[] }>>): PagedListState<Item> {
  const { error, isFetching, refetch, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query;
  const list = toListState({ data: data?.pages.flatMap((page) => page.data), error, isFetching, refetch });
  if (list.kind !== 'ready') return list;
  return { ...list, more: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'error' : hasNextPage ? 'idle' : 'end' };
}

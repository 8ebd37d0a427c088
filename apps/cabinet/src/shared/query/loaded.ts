import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

/** A list as far as it is known. */
export type Loaded<Item> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; items: readonly Item[] };

/** A list that comes a page at a time. `more` says whether and how the next page can be had. */
export type Paged<Item> =
  | Exclude<Loaded<Item>, { kind: 'ready' }>
  | { kind: 'ready'; items: readonly Item[]; more: 'idle' | 'loading' | 'error' | 'end' };

/** A query as a view takes it: any result of `useQuery`, or a story's own. */
export type QueryState<Data> = {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  /** When the data came; ms since 1970. */
  dataUpdatedAt: number;
  refetch: () => unknown;
};

/** The query as if it had no response yet, for a page that still waits for another query and shows both together. */
export const withoutResponse = <Data>(query: QueryState<Data>): QueryState<Data> => ({
  ...query,
  data: undefined,
  error: null,
  isPending: true,
  isError: false,
});

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

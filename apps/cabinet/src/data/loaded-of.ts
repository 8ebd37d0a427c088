import type { Loaded, QueryState } from './loaded.ts';

type Asked<Item> = Pick<QueryState<readonly Item[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** A query of a list as a view takes it. What was loaded before stays in sight while it is fetched again. */
export function loadedOf<Item>({ data, error, isFetching, refetch }: Asked<Item>): Loaded<Item> {
  if (data) return { kind: 'ready', items: data };
  return error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}

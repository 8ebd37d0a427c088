import type { QueryState } from '../shared/query/list-state.ts';

const refetch = () => undefined;

/** A loaded query. Its data count as newer than those of any other query. */
export const loadedQuery = <Data>(data: Data): QueryState<Data> => ({
  data,
  error: null,
  isPending: false,
  isError: false,
  isFetching: false,
  dataUpdatedAt: Number.MAX_SAFE_INTEGER,
  refetch,
});

export const LOADING_QUERY: QueryState<never> = {
  data: undefined,
  error: null,
  isPending: true,
  isError: false,
  isFetching: true,
  dataUpdatedAt: 0,
  refetch,
};

export const FAILED_QUERY: QueryState<never> = {
  ...LOADING_QUERY,
  error: Object.assign(new Error('unavailable'), { requestId: 'req_7f3a01' }),
  isPending: false,
  isError: true,
  isFetching: false,
};

import type { Balance } from '../../domain/balance/balance-queries.ts';
import type { QueryState } from '../../shared/query/loaded.ts';

/** In place of the balance where it is no source: it cannot top up itself. */
export const NO_BALANCE: QueryState<Balance | null> = {
  data: null,
  error: null,
  isPending: false,
  isError: false,
  isFetching: false,
  dataUpdatedAt: 0,
  refetch: () => undefined,
};

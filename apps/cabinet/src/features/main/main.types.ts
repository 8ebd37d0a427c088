import type { OrderTileProps } from '@muddat/ui/order-tile';
import type { QueryState } from '../../data/loaded.ts';
import type { Month, Order } from '../../data/queries.ts';
import type { Limit } from '../../limit-parts/limit-step.ts';
import type { MainOutcome } from './main-outcome.ts';

/** Everything that the main page shows. */
export type MainState = {
  month: QueryState<{ data: Month; as_of: string }>;
  limit: QueryState<{ data: Limit }>;
  orders: QueryState<readonly (OrderTileProps & { id: string })[]>;
  /** Of the only order with a payment; of several, the month says what its schedule would. */
  schedule: QueryState<{ data: Order }> | null;
  /** So'm; null where there is none, undefined while it is not known. */
  balance: number | null | undefined;
  /** Undefined while the payments are not known. */
  outcome: MainOutcome | undefined;
};

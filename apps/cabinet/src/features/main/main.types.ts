import type { OrderTileProps } from '@muddat/ui/order-tile';
import type { Claim } from '../../domain/balance/balance-queries.ts';
import type { Limit } from '../../domain/limit/limit-step.ts';
import type { Order } from '../../domain/order/order-queries.ts';
import type { Month, NextPayment } from '../../domain/schedule/schedule-queries.ts';
import type { QueryState } from '../../shared/query/loaded.ts';
import type { MainOutcome } from './main-outcome.ts';

/** Everything that the main page shows. */
export type MainState = {
  month: QueryState<{ data: Month; as_of: string }>;
  /** The next payment of all orders where the month has none; else null. */
  next: NextPayment | null;
  limit: QueryState<{ data: Limit }>;
  orders: QueryState<readonly (OrderTileProps & { id: string })[]>;
  /** Of the only order with a payment; of several, the month says what its schedule would. */
  schedule: QueryState<{ data: Order }> | null;
  /** So'm; null where there is none, undefined while it is not known. */
  balance: number | null | undefined;
  /** The open claim, if there is one. */
  claim: Claim | undefined;
  /** Undefined while the payments are not known. */
  outcome: MainOutcome | undefined;
};

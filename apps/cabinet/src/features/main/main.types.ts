import type { CalendarDate } from '@muddat/schedule';
import type { OrderTileProps } from '@muddat/ui/order-tile';
import type { Claim } from '../../domain/balance/balance-queries.ts';
import type { Limit } from '../../domain/limit/limit-step.ts';
import type { Order } from '../../domain/order/order-queries.ts';
import type { Month, NextPayment } from '../../domain/schedule/schedule-queries.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import type { MainContent } from './main-content.ts';

export type MainPageData = {
  month: QueryState<{ data: Month; as_of: CalendarDate }>;
  /** The next payment over all orders, if the month has none; else null. */
  next: NextPayment | null;
  limit: QueryState<{ data: Limit }>;
  orders: QueryState<readonly (OrderTileProps & { id: string })[]>;
  /** The only order with a payment. Null if several orders have payments; the month then shows them. */
  schedule: QueryState<{ data: Order }> | null;
  /** In so'm; null if the customer has no balance, undefined while it is not known. */
  balance: number | null | undefined;
  /** The open debt on the balance (claim), if there is one. */
  claim: Claim | undefined;
  /** Undefined while the payments are not known. */
  content: MainContent | undefined;
};

import type { CalendarDate } from '@muddat/schedule';
import type { OrderTileProps } from '@muddat/ui/order-tile';
import type { ChargebackClaim } from '../../domain/balance/balance-queries.ts';
import type { Limit } from '../../domain/limit/limit-step.ts';
import type { Order } from '../../domain/order/order-queries.ts';
import type { MonthSummary, NextPayment } from '../../domain/schedule/schedule-queries.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import type { MainContent } from './main-content.ts';

export type MainPageData = {
  month: QueryState<{ data: MonthSummary; as_of: CalendarDate }>;
  /** The next payment over all orders, if the month has no payment; null if the month has one, or if nothing is to be paid. */
  next: NextPayment | null;
  limit: QueryState<{ data: Limit }>;
  orders: QueryState<readonly (OrderTileProps & { id: string })[]>;
  /**
   * The order of the payments, if they all belong to one. Null if there are none, or if several orders have payments: the month lists
   * these.
   */
  schedule: QueryState<{ data: Order }> | null;
  /** In so'm; null if the customer has no balance, undefined while it is not known. */
  balance: number | null | undefined;
  /** The open debt on the balance (claim), if there is one. */
  claim: ChargebackClaim | undefined;
  /** Undefined while the payments are not known. */
  content: MainContent | undefined;
};

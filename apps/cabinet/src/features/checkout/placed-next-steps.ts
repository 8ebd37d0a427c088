import type { CalendarDate } from '@muddat/schedule';
import type { Order } from '../../domain/order/order-queries.ts';
import { isEndedOrderStatus } from '../../domain/order/order-texts.ts';

/** What happens after the orders are placed: the steps that the page of the placed orders names. */
export type PlacedNextSteps = {
  /** How many stores have to confirm, one for each order. */
  stores: number;
  /** How the goods arrive: all delivered, all fetched from a branch, or both. */
  arrival: 'delivery' | 'pickup' | 'both';
  /** The sum in so'm that the customer pays in cash on delivery. */
  cash: number;
  /** The first payments of the instalments, together; null for full purchases. */
  firstPayment: { amount: number; date: CalendarDate } | null;
  /** Whether several payments follow the first. */
  hasMore: boolean;
};

type PlacedOrderFields = Pick<Order, 'status' | 'delivery' | 'schedule' | 'month' | 'remainder' | 'payment_max'>;

/** The next steps for the orders of a checkout that have not ended; null while there is none, or none is loaded. */
export function placedNextStepsOf(placed: readonly PlacedOrderFields[]): PlacedNextSteps | null {
  const orders = placed.filter(({ status }) => !isEndedOrderStatus(status));
  if (orders.length === 0) return null;
  const kinds = new Set(orders.map(({ delivery }) => delivery.kind));
  const [only] = kinds;
  const instalments = orders.flatMap(({ month, schedule }) => (month > 0 ? [schedule] : []));
  const rows = instalments.flatMap(([first]) => first ?? []);
  const date = rows.map(({ due_date }) => due_date).sort()[0];
  return {
    stores: orders.length,
    arrival: kinds.size > 1 || only === undefined ? 'both' : only,
    // Nothing of it can be paid in the portal.
    cash: orders.reduce((sum, order) => sum + (order.month === 0 && order.payment_max === 0 ? order.remainder : 0), 0),
    firstPayment:
      date === undefined
        ? null
        : { date, amount: rows.filter(({ due_date }) => due_date === date).reduce((sum, { amount }) => sum + amount, 0) },
    hasMore: instalments.some(({ length }) => length > 1),
  };
}

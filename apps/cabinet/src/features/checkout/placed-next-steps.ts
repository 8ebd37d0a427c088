import type { CalendarDate } from '@muddat/schedule';
import type { Order } from '../../domain/order/order-queries.ts';

/** What happens after the orders are placed: the steps that the page of the placed orders names. */
export type PlacedNextSteps = {
  /** How the goods arrive: all delivered, all fetched from a branch, or both. */
  arrival: 'delivery' | 'pickup' | 'both';
  /** The first payments of the instalments, together; null for full purchases. */
  firstPayment: { amount: number; date: CalendarDate } | null;
  /** Whether several payments follow the first. */
  hasMore: boolean;
};

/** The next steps for all orders of a checkout; null while the orders are not loaded. */
export function placedNextStepsOf(orders: readonly Pick<Order, 'delivery' | 'schedule' | 'month'>[]): PlacedNextSteps | null {
  if (orders.length === 0) return null;
  const kinds = new Set(orders.map(({ delivery }) => delivery.kind));
  const [only] = kinds;
  const instalments = orders.flatMap(({ month, schedule }) => (month > 0 ? [schedule] : []));
  const rows = instalments.flatMap(([first]) => first ?? []);
  const date = rows.map(({ due_date }) => due_date).sort()[0];
  return {
    arrival: kinds.size > 1 || only === undefined ? 'both' : only,
    firstPayment:
      date === undefined
        ? null
        : { date, amount: rows.filter(({ due_date }) => due_date === date).reduce((sum, { amount }) => sum + amount, 0) },
    hasMore: instalments.some(({ length }) => length > 1),
  };
}

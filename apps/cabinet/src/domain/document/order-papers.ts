import type { OrderPaper } from '../../shared/files/asked-file.ts';
import type { Order } from '../order/order-queries.ts';

/** Ends in which an order was undone: nothing was paid off, and the rows of its schedule, all unpaid, are no debt. */
const UNDONE: readonly string[] = ['canceled', 'refused', 'returned', 'fail'];

/** The papers that an order has now; the backend refuses the others. */
export function papersOf(order: Pick<Order, 'status' | 'schedule' | 'remainder' | 'payment_reason'>): OrderPaper[] {
  const wasUndone = UNDONE.includes(order.status);
  const isPaid = order.remainder === 0 && order.payment_reason !== 'initial_fee';
  return [
    'contract',
    ...(order.schedule.length > 0 && !wasUndone ? (['schedule'] as const) : []),
    ...(isPaid && !wasUndone ? (['certificate'] as const) : []),
  ];
}

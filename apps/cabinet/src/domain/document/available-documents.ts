import type { OrderDocumentKind } from '../../shared/files/requested-file.ts';
import type { Order } from '../order/order-queries.ts';

/** Statuses of an order that was undone. The unpaid rows of its schedule are no debt, and the order was not paid off either. */
const UNDONE_STATUSES: readonly string[] = ['canceled', 'refused', 'returned', 'fail'];

/** The documents that can be downloaded for an order now; the backend refuses the others. */
export function availableDocuments(order: Pick<Order, 'status' | 'schedule' | 'remainder' | 'payment_reason'>): OrderDocumentKind[] {
  const wasUndone = UNDONE_STATUSES.includes(order.status);
  const isPaid = order.remainder === 0 && order.payment_reason !== 'initial_fee';
  return [
    'contract',
    ...(order.schedule.length > 0 && !wasUndone ? (['schedule'] as const) : []),
    ...(isPaid && !wasUndone ? (['certificate'] as const) : []),
  ];
}

import type { CalendarDate } from '@muddat/schedule';
import { orderSharesOf, type PaymentRow } from '../../billing/payment/payment-store.ts';
import { evaluateRetention } from './evaluate-retention.ts';
import type { CustomerRetention, OrderRow, PaymentRetention } from './load-customer-retention.ts';
import { retentionCutoff } from './retention-term.ts';

/** The data of one customer that is erased today. */
export type Erasure = {
  readonly orders: readonly OrderRow[];
  /** Payments whose orders are all erased, or that have none. */
  readonly payments: readonly PaymentRow[];
  /** Payments for both erased and remaining orders: they stay, and the erased orders in them become anonymous. */
  readonly shared: readonly PaymentRow[];
};

/**
 * Only settled payments are erased. A payment for orders is erased together with the last of them, any other payment five years after its
 * last change.
 */
export function planErasure(ends: CustomerRetention, today: CalendarDate): Erasure {
  const erased = ends.orders.flatMap(({ order, facts }) => (evaluateRetention(facts, today).kind === 'erase' ? [order] : []));
  const erasedIds = new Set(erased.map(({ id }) => id));
  const keptIds = new Set(ends.orders.map(({ order }) => order.id).filter((id) => !erasedIds.has(id)));
  const orderIdsOf = (payment: PaymentRow) => orderSharesOf(payment).map(({ orderId }) => orderId);
  const hasKept = ({ payment }: PaymentRetention) => orderIdsOf(payment).some((id) => keptIds.has(id));
  const hasErased = ({ payment }: PaymentRetention) => orderIdsOf(payment).some((id) => erasedIds.has(id));
  // Payments for orders have the term of their orders: if all are erased, the payment's term is over too.
  const isOver = ({ payment, lastOn }: PaymentRetention) => orderSharesOf(payment).length > 0 || lastOn < retentionCutoff(today);
  const over = ends.payments.filter((end) => end.state === 'settled' && !hasKept(end) && isOver(end));
  return {
    orders: erased,
    payments: over.map(({ payment }) => payment),
    shared: ends.payments.filter((end) => hasKept(end) && hasErased(end)).map(({ payment }) => payment),
  };
}

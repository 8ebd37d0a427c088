import { type PaymentRow, partsOf } from '../../billing/payment/payment-store.ts';
import { judgeOrder } from './judge-order.ts';
import type { Ends, OrderRow, PaymentEnd } from './load-ends.ts';
import { termCutoff } from './term.ts';

/** What of a customer is erased on a day. */
export type Erasure = {
  readonly orders: readonly OrderRow[];
  /** Nothing that is kept was paid with these. */
  readonly payments: readonly PaymentRow[];
  /** These paid erased orders and others: they stay with the others, and forget which the erased ones were. */
  readonly shared: readonly PaymentRow[];
};

/** A payment goes with the last of its orders; one for no order five years after it last moved. */
export function planErasure(ends: Ends, today: string): Erasure {
  const erased = ends.orders.flatMap(({ order, judged }) => (judgeOrder(judged, today).kind === 'erase' ? [order] : []));
  const erasedIds = new Set(erased.map(({ id }) => id));
  const keptIds = new Set(ends.orders.map(({ order }) => order.id).filter((id) => !erasedIds.has(id)));
  const orderIdsOf = (payment: PaymentRow) => partsOf(payment).map(({ orderId }) => orderId);
  const hasKept = ({ payment }: PaymentEnd) => orderIdsOf(payment).some((id) => keptIds.has(id));
  const hasErased = ({ payment }: PaymentEnd) => orderIdsOf(payment).some((id) => erasedIds.has(id));
  // Of a payment for orders the term is theirs; one whose orders all went before is past it in any case.
  const isOver = ({ payment, lastOn }: PaymentEnd) => partsOf(payment).length > 0 || lastOn < termCutoff(today);
  const over = ends.payments.filter((end) => end.state === 'settled' && !hasKept(end) && isOver(end));
  return {
    orders: erased,
    payments: over.map(({ payment }) => payment),
    shared: ends.payments.filter((end) => hasKept(end) && hasErased(end)).map(({ payment }) => payment),
  };
}

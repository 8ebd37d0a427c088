import type { NextPayment, Order } from '../data/queries.ts';
import type { Due } from './due-card.tsx';

/** What an order asks for now, or null where nothing is to pay on it. */
export function dueOfOrder(order: Order): Due | null {
  if (order.payment_amount <= 0 || order.payment_max <= 0) return null;
  return {
    orderId: order.id,
    orderNumber: order.number,
    store: order.store.name,
    amount: order.payment_amount,
    date: order.payment_date,
    payUntil: order.pay_until ?? null,
    reason: order.payment_reason,
    overdueDays: order.overdue_days,
    min: order.payment_min,
    max: order.payment_max,
  };
}

export function dueOfNext(next: NextPayment): Due {
  return {
    orderId: next.order_id,
    orderNumber: next.order_number,
    store: next.store.name,
    amount: next.payment_amount,
    date: next.payment_date,
    payUntil: null,
    reason: next.payment_reason,
    overdueDays: next.overdue_days,
    min: next.payment_min,
    max: next.payment_max,
  };
}

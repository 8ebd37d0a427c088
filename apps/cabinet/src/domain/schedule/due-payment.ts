import type { CalendarDate } from '@muddat/schedule';
import type { Order } from '../order/order-queries.ts';
import type { DuePayment } from './due-card.tsx';
import type { MonthPayment, NextPayment } from './schedule-queries.ts';

/** The payment that an order requires now, or null if there is none. */
export function duePaymentOfOrder(order: Order): DuePayment | null {
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

/** The payment that is due next over all orders. */
export function duePaymentOfNext(next: NextPayment): DuePayment {
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

/**
 * Combines the open payments of one order within the month: the sum of those that are due, or the next one if none is due. Null if there
 * are none.
 */
export function duePaymentOfMonth(payments: readonly MonthPayment[], today: CalendarDate): DuePayment | null {
  const [first] = payments;
  if (first === undefined) return null;
  // Only instalments, which have a due date, can be paid in part. Their maximum is only known on the payment page.
  const whole = first.due_date === null;
  const fallen = whole ? [] : payments.filter(({ due_date }) => due_date !== null && due_date <= today);
  const amount = fallen.length > 0 ? fallen.reduce((sum, payment) => sum + payment.amount, 0) : first.amount;
  return {
    orderId: first.order_id,
    orderNumber: first.order_number,
    store: first.store.name,
    amount,
    date: first.due_date,
    payUntil: first.pay_until,
    reason: first.reason,
    overdueDays: first.overdue_days,
    min: whole ? amount : 0,
    max: amount,
  };
}

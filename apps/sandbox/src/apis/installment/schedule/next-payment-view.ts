import type { CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { orderAmountsDue } from '../../../domain/order/order-money.ts';
import type { OrderRows } from '../../../domain/order/order-view.ts';

/** The main page's next payment: one order's next instalment, or its overdue sum. */
export function nextPaymentView(
  { order, store, schedule }: OrderRows,
  today: CalendarDate,
): installment.components['schemas']['NextPayment'] {
  const money = orderAmountsDue(order, schedule, today);
  return {
    order_id: order.id,
    order_number: order.number,
    store: { id: store.id, name: store.name, logo: store.logo },
    payment_date: money.paymentDate,
    payment_amount: money.paymentAmount,
    payment_reason: money.paymentReason,
    payment_min: money.paymentMin,
    payment_max: money.paymentMax,
    overdue_days: money.overdueDays,
    past_due_debt: money.pastDueDebt,
  };
}

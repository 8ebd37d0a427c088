import { Card } from '@muddat/ui/card';
import { PaymentSchedule } from '@muddat/ui/payment-schedule';
import type { Order } from '../data/queries.ts';

/** The payments of an order; nothing for a full purchase. */
export function OrderSchedule({ order, today, visible }: { order: Order; today: string; visible?: number }) {
  if (order.schedule.length === 0) return null;
  const rows = order.schedule.map(({ number, due_date, amount, paid_amount, state }) => ({
    number,
    dueDate: due_date,
    amount,
    paidAmount: paid_amount,
    state,
  }));
  return (
    <Card>
      <PaymentSchedule rows={rows} today={today} remainder={order.remainder} {...(visible === undefined ? {} : { visible })} />
    </Card>
  );
}

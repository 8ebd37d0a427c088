import { Card } from '@muddat/ui/card';
import { PaymentSchedule } from '@muddat/ui/payment-schedule';
import type { Order } from '../data/queries.ts';
import { rowsInSight } from './rows-in-sight.ts';

type Props = {
  order: Order;
  today: string;
  /** Payments shown before the rest is folded away, or as many more as it takes to see the next one; all unless told. */
  visible?: number;
};

/** The payments of an order; nothing for a full purchase. */
export function OrderSchedule({ order, today, visible = order.schedule.length }: Props) {
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
      <PaymentSchedule rows={rows} today={today} remainder={order.remainder} visible={rowsInSight(order.schedule, visible)} />
    </Card>
  );
}

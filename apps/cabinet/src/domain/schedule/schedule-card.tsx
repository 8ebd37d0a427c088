import { type CalendarDate, rowState } from '@muddat/schedule';
import { Card } from '@muddat/ui/card';
import { PaymentSchedule } from '@muddat/ui/payment-schedule';
import type { Order } from '../order/order-queries.ts';

type OrderRow = Order['schedule'][number];
/** A calculated schedule that is not stored yet has no states. */
type ScheduleRow = Omit<OrderRow, 'state'> & { state?: OrderRow['state'] };
type Props = { title: string; of: { remainder: number; schedule: readonly ScheduleRow[] }; today: CalendarDate };

/** A schedule in a card, for comparison with a second schedule. */
export function ScheduleCard({ title, of, today }: Props) {
  const rows = of.schedule.map((row) => ({
    number: row.number,
    dueDate: row.due_date,
    amount: row.amount,
    paidAmount: row.paid_amount,
  }));
  return (
    <Card>
      <PaymentSchedule
        title={title}
        rows={rows.map((row, index) => ({ ...row, state: of.schedule[index]?.state ?? rowState(row, rows, today) }))}
        today={today}
        remainder={of.remainder}
      />
    </Card>
  );
}

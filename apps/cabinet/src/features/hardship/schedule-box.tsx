import { Card } from '@muddat/ui/card';
import { PaymentSchedule } from '@muddat/ui/payment-schedule';
import type { Hardship } from '../../data/queries.ts';

/** One of two schedules that are compared. */
export function ScheduleBox({ title, of, today }: { title: string; of: Hardship['new']; today: string }) {
  const rows = of.schedule.map(({ number, due_date, amount, paid_amount, state }) => ({
    number,
    dueDate: due_date,
    amount,
    paidAmount: paid_amount,
    state,
  }));
  return (
    <Card>
      <PaymentSchedule title={title} rows={rows} today={today} remainder={of.remainder} />
    </Card>
  );
}

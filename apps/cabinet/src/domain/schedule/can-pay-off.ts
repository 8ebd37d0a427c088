import type { CalendarDate } from '@muddat/schedule';
import type { Order } from '../order/order-queries.ts';

type PayoffOrder = Pick<Order, 'payment_reason' | 'month' | 'remainder' | 'payment_max' | 'schedule'>;

/** Whether an order has instalments that can be paid early. The server makes the final decision. */
export function canPayOff({ payment_reason, month, remainder, payment_max, schedule }: PayoffOrder): boolean {
  if (payment_reason === 'initial_fee' || payment_reason === 'order') return false;
  return month > 0 && schedule.length > 0 && remainder > 0 && payment_max > 0;
}

/** The last day for which a payoff can be quoted, 'YYYY-MM-DD'; null if today is the only day. */
export function lastPayoffDay({ schedule }: Pick<Order, 'schedule'>, today: CalendarDate): CalendarDate | null {
  const last = schedule
    .map(({ due_date }) => due_date)
    .toSorted()
    .at(-1);
  return last !== undefined && last > today ? last : null;
}

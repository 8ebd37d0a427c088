import { addDays, type CalendarDate } from '@muddat/schedule';
import { orderPhase } from '../../../domain/order/order-phase.ts';
import type { OrderRows } from '../../../domain/order/order-view.ts';

/**
 * One instalment in the calendar. `of` is the highest number in its schedule. `left` is the unpaid sum; 0 if the instalment is paid or its
 * order is not running, as after a return.
 */
export type FeedInstalment = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly store: string;
  readonly number: number;
  readonly of: number;
  readonly dueDate: CalendarDate;
  readonly left: number;
};

/**
 * Days after the due date for which a paid instalment remains as a cancelled event, so that every subscriber sees the change. Google reads
 * only once a day.
 */
const CANCELED_EVENT_DAYS = 60;

/** All unpaid instalments, and the paid ones except those that fell due more than 60 days ago, sorted by date. */
export function feedInstalmentsOf(orders: readonly OrderRows[], today: CalendarDate): FeedInstalment[] {
  const oldest = addDays(today, -CANCELED_EVENT_DAYS);
  return orders
    .flatMap(({ order, store, schedule }) => {
      const isOpen = orderPhase(order.status) === 'running';
      return schedule.map((row) => ({
        orderId: order.id,
        orderNumber: order.number,
        store: store.name,
        number: row.number,
        // The highest number, because rows keep their numbers when a split removes one.
        of: Math.max(...schedule.map((one) => one.number)),
        dueDate: row.dueDate,
        left: isOpen ? row.amount - row.paidAmount : 0,
      }));
    })
    .filter(({ left, dueDate }) => left > 0 || dueDate >= oldest)
    .toSorted((a, b) => (a.dueDate === b.dueDate ? a.number - b.number : a.dueDate < b.dueDate ? -1 : 1));
}

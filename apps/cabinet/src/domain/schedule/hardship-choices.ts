import { type CalendarDate, moveRange } from '@muddat/schedule';
import type { Order } from '../order/order-queries.ts';
import { isEndedOrderStatus, isOrderRequestStatus } from '../order/order-texts.ts';

export type MovablePayment = { number: number; dueDate: CalendarDate; amount: number; from: CalendarDate; until: CalendarDate };
/** The changes of an order's schedule that the customer may request; the server decides. `inCourt`: no change is possible any more. */
export type HardshipOptions = { movable: readonly MovablePayment[]; overdue: number; inCourt: boolean };

type HardshipOrder = Pick<Order, 'status' | 'schedule' | 'past_due_debt'>;

/** Null if the order has no schedule with open payments. */
export function hardshipOptions({ status, schedule, past_due_debt }: HardshipOrder, today: CalendarDate): HardshipOptions | null {
  const open = schedule.filter(({ state }) => state !== 'paid');
  if (isOrderRequestStatus(status) || isEndedOrderStatus(status) || open.length === 0) return null;
  if (status === 'send_enveloper') return { movable: [], overdue: past_due_debt, inCourt: true };
  const movable = open.flatMap(({ number, due_date, amount, paid_amount }) => {
    const range = moveRange(due_date, today);
    return range === null ? [] : [{ number, dueDate: due_date, amount: amount - paid_amount, ...range }];
  });
  return { movable, overdue: past_due_debt, inCourt: false };
}

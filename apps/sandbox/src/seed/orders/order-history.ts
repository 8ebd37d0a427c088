import { addDays, BROKE_AFTER_DAYS, type CalendarDate, COURT_AFTER_DAYS } from '@muddat/schedule';
import type { OrderStatus } from '../../domain/order/order-phase.ts';

/** A step in an order's history: status, days after the order was placed, actor. */
type Step = readonly [status: OrderStatus, day: number, actor: string];

const pending: Step = ['pending', 0, 'customer'];
const confirmed: readonly Step[] = [pending, ['reserved', 0, 'store'], ['confirmed', 1, 'store']];
const inWork: readonly Step[] = [...confirmed, ['in_work', 1, 'store']];
const packing: readonly Step[] = [...inWork, ['packing', 2, 'store']];
const packed: readonly Step[] = [...packing, ['packed', 2, 'store']];
const delivered: readonly Step[] = [...packed, ['shipping', 3, 'delivery'], ['delivered', 4, 'delivery']];

/** The usual path to each status (domain, Orders). Some paths lack the last step, because its day differs between orders. */
const STATUS_PATHS: Readonly<Record<OrderStatus, readonly Step[]>> = {
  pending: [pending],
  waiting: [pending, ['waiting', 0, 'store']],
  reserved: [pending, ['reserved', 0, 'store']],
  confirmed,
  paid: [...confirmed, ['paid', 1, 'customer']],
  in_work: inWork,
  packing,
  packed,
  shipping: [...packed, ['shipping', 3, 'delivery']],
  dpd_delivery: [...packed, ['dpd_delivery', 3, 'delivery']],
  delivered,
  repair: delivered,
  returned: delivered,
  finished: delivered,
  broke: delivered,
  send_enveloper: delivered,
  canceled: [pending, ['canceled', 1, 'customer']],
  refused: [pending, ['refused', 1, 'bank']],
  fail: [pending, ['waiting', 0, 'store'], ['fail', 1, 'system']],
};

/** The steps that the daily run takes for an overdue order, with the days of delay (domain, Overdue). */
const LATE_STEPS: Partial<Readonly<Record<OrderStatus, readonly Step[]>>> = {
  broke: [['broke', BROKE_AFTER_DAYS, 'system']],
  send_enveloper: [
    ['broke', BROKE_AFTER_DAYS, 'system'],
    ['send_enveloper', COURT_AFTER_DAYS, 'system'],
  ],
};

const LAST_ACTOR: Partial<Readonly<Record<OrderStatus, string>>> = { repair: 'customer', returned: 'customer', finished: 'system' };

export type OrderHistoryInput = {
  readonly status: OrderStatus;
  readonly createdOn: CalendarDate;
  /** Whether a full purchase or an initial fee was paid before the store began to process the order. */
  readonly paidFirst: boolean;
  /** The day of the last event if the path does not set it: paid off, in repair, returned. */
  readonly lastOn: CalendarDate | null;
  /** The due date of the oldest overdue payment; null if none is overdue. */
  readonly overdueSince: CalendarDate | null;
};

export type OrderHistoryEvent = { readonly status: OrderStatus; readonly at: Date; readonly actor: string };

/** The events of an order, each later than the previous one. */
export function buildOrderHistory({ status, createdOn, paidFirst, lastOn, overdueSince }: OrderHistoryInput): OrderHistoryEvent[] {
  const usual = STATUS_PATHS[status].flatMap((step): readonly Step[] =>
    step[0] === 'in_work' && paidFirst ? [['paid', 1, 'customer'], step] : [step],
  );
  const events = usual.map(([name, day, actor], index) => ({ status: name, at: atHour(addDays(createdOn, day), index), actor }));
  const late = LATE_STEPS[status] ?? [];
  if (late.length > 0 && overdueSince === null) throw new TypeError(`an order in ${status} has an overdue payment`);
  for (const [name, days, actor] of late)
    events.push({ status: name, at: new Date(`${addDays(overdueSince ?? createdOn, days)}T00:00:00+05:00`), actor });
  const lastActor = LAST_ACTOR[status];
  if (lastActor === undefined) return events;
  if (lastOn === null) throw new TypeError(`an order in ${status} needs the day of its last event`);
  return [...events, { status, at: atHour(lastOn, events.length), actor: lastActor }];
}

/** 09:00 in Tashkent for the first event, and 41 minutes later for each following event. */
function atHour(day: CalendarDate, index: number): Date {
  return new Date(Date.parse(`${day}T09:00:00+05:00`) + index * 41 * 60_000);
}

import { addDays, type CalendarDate, daysBetween, summary } from '@muddat/schedule';
import type { notifications } from '../../db/schema/orders.ts';
import {
  limitApproved,
  limitBlocked,
  type NotificationText,
  newsText,
  orderBroke,
  orderClosed,
  orderDelivered,
  orderInCourt,
  orderShipped,
  paymentAccepted,
  paymentOverdue,
  paymentSoon,
  promotionText,
} from '../../domain/message/notification-texts.ts';
import type { BuiltOrder } from './build-order.ts';
import { SEED_LIMITS } from './limit-customers.ts';

type NotificationInsert = typeof notifications.$inferInsert;
type NotificationDraft = {
  readonly customerId: string;
  readonly type: string;
  readonly text: NotificationText;
  readonly at: Date;
  readonly link: string | null;
};

/** Number of days before a payment from which a reminder is shown. */
const REMINDED_DAYS = 12;
/** Notifications up to this age in days are unread. */
const UNREAD_DAYS = 4;
const morning = (day: CalendarDate) => new Date(`${day}T08:00:00+05:00`);

/** Notifications of the demo customers, derived from their orders and limits, and two messages sent to all customers. */
export function buildNotifications(
  built: readonly BuiltOrder[],
  storeNames: ReadonlyMap<string, string>,
  today: CalendarDate,
): NotificationInsert[] {
  const drafts = [
    ...SEED_LIMITS.flatMap((limit) => limitDrafts(limit, today)),
    ...built.flatMap((item) => [...eventDrafts(item, storeNames), ...paymentDrafts(item, today)]),
  ].filter((draft) => draft.at.getTime() < morning(today).getTime());
  const unreadSince = morning(addDays(today, -UNREAD_DAYS));
  return drafts
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ customerId, type, text, at, link }, index) => ({
      id: String(index + 1),
      customerId,
      type,
      ...text,
      createdAt: at,
      read: at < unreadSince,
      link,
    }));
}

function limitDrafts(
  { customerId, status, amount, decidedDaysAgo }: (typeof SEED_LIMITS)[number],
  today: CalendarDate,
): NotificationDraft[] {
  const draft = (type: string, text: NotificationText, daysAgo: number, link: string): NotificationDraft => ({
    customerId,
    type,
    text,
    at: morning(addDays(today, -daysAgo)),
    link,
  });
  const toAll = [draft('promotion', promotionText, 3, '/p/showcase'), draft('news', newsText, 12, '/cabinet/balance')];
  if (status === 'approved') return [draft('congrats', limitApproved(amount), decidedDaysAgo, '/cabinet/limit'), ...toAll];
  return status === 'blocked' ? [draft('order', limitBlocked, decidedDaysAgo, '/cabinet/limit'), ...toAll] : toAll;
}

function eventDrafts({ order, events }: BuiltOrder, storeNames: ReadonlyMap<string, string>): NotificationDraft[] {
  const { customerId, id, number } = order;
  const storeName = storeNames.get(order.storeId) ?? '';
  const texts: Partial<Record<string, { type: string; text: NotificationText }>> = {
    shipping: { type: 'delivery', text: { ...orderShipped(number, storeName), storeName } },
    dpd_delivery: { type: 'delivery', text: { ...orderShipped(number, storeName), storeName } },
    delivered: { type: 'delivery', text: orderDelivered(number) },
    finished: { type: 'congrats', text: orderClosed(number) },
    broke: { type: 'order', text: orderBroke(number) },
    send_enveloper: { type: 'order', text: orderInCourt(number) },
  };
  return events.flatMap((event) => {
    const found = texts[event.status];
    return found === undefined ? [] : [{ customerId, ...found, at: event.at, link: `/orders/${id}` }];
  });
}

function paymentDrafts({ order, schedule }: BuiltOrder, today: CalendarDate): NotificationDraft[] {
  const { customerId, id, number } = order;
  const link = `/orders/${id}`;
  const taken = schedule.flatMap((row): NotificationDraft[] =>
    row.paidOn == null
      ? []
      : [{ customerId, type: 'order', text: paymentAccepted(number, row.paidAmount), at: new Date(`${row.paidOn}T13:20:00+05:00`), link }],
  );
  if (order.status !== 'delivered') return taken;
  const { overdueDays, pastDueDebt, paymentDate, paymentAmount } = summary(schedule, today);
  if (paymentDate === null || daysBetween(today, paymentDate) > REMINDED_DAYS) return taken;
  if (overdueDays > 0)
    return [...taken, { customerId, type: 'order', text: paymentOverdue(number, pastDueDebt), at: morning(addDays(paymentDate, 1)), link }];
  return [
    ...taken,
    { customerId, type: 'order', text: paymentSoon(number, paymentAmount, paymentDate), at: morning(addDays(today, -1)), link },
  ];
}

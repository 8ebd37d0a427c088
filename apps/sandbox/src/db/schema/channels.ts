import type { installment } from '@muddat/sdk/types';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { dayColumn, instantColumn, jsonColumn } from './columns.ts';
import { orders } from './orders.ts';

type Channels = installment.components['schemas']['ChannelsOfKinds'];

const channelList = v.exactOptional(v.array(v.picklist(['portal', 'sms'])));
/** The channels by kind of notification. A kind may be missing if it was introduced after the customer chose. */
const chosenSchema = v.object({
  order: channelList,
  delivery: channelList,
  congrats: channelList,
  payment: channelList,
  answer: channelList,
  promotion: channelList,
  news: channelList,
} satisfies Record<keyof Channels, typeof channelList>);

/** The channels that a customer chose for each kind of notification. A customer who never chose has no row, and the defaults apply. */
export const notificationChannels = pgTable('notification_channels', {
  customerId: text('customer_id').primaryKey(),
  channels: jsonColumn('channels', chosenSchema).notNull(),
  savedAt: instantColumn('saved_at').notNull(),
});

/** Reminders of instalments that were sent, or that the demo data treats as sent. The primary key prevents sending a reminder twice. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    number: integer('number').notNull(),
    /** Part of the key, so that an instalment whose date was moved gets new reminders. */
    dueDate: dayColumn('due_date').notNull(),
    kind: text('kind').$type<'soon' | 'today' | 'late'>().notNull(),
    /** For `late`: the week of the delay, from 0. Otherwise 0. */
    week: integer('week').notNull(),
    sentOn: dayColumn('sent_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.number, t.dueDate, t.kind, t.week] }), index('payment_reminders_sent').on(t.sentOn)],
);

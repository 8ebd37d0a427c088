import type { installment } from '@muddat/sdk/types';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';
import { orders } from './orders.ts';

/** Which kinds of notifications go by which channel, as a customer has chosen; who never chose has no row, and the defaults hold. */
export const notificationChannels = pgTable('notification_channels', {
  customerId: text('customer_id').primaryKey(),
  channels: jsonb('channels').$type<Partial<installment.components['schemas']['ChannelsOfKinds']>>().notNull(),
  savedAt: instant('saved_at').notNull(),
});

/** Reminders of instalments that were sent, or that the seed counts as sent. The key keeps any of them from going out twice. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    number: integer('number').notNull(),
    /** A date that was moved is reminded of anew. */
    dueDate: day('due_date').notNull(),
    kind: text('kind').$type<'soon' | 'today' | 'late'>().notNull(),
    /** Of `late`: the week of the delay, from 0; else 0. */
    week: integer('week').notNull(),
    sentOn: day('sent_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.number, t.dueDate, t.kind, t.week] }), index('payment_reminders_sent').on(t.sentOn)],
);

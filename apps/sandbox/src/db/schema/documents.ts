import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './auth.ts';
import { dayColumn, instantColumn, somColumn } from './columns.ts';

export type DocumentKind = 'receipt' | 'contract' | 'schedule' | 'certificate' | 'statement';

/** Issued documents. The file is generated again for each download; the fingerprint identifies its content. */
export const documents = pgTable(
  'documents',
  {
    /** 20 symbols of Crockford's base 32: 100 random bits. */
    code: text('code').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** The subject of the document: a payment, an order or a period. */
    subject: text('subject').notNull(),
    /** SHA-256 of the content, independent of the language. */
    fingerprint: text('fingerprint').notNull(),
    number: text('number').notNull(),
    amount: somColumn('amount'),
    issuedAt: instantColumn('issued_at').notNull(),
  },
  (t) => [uniqueIndex('documents_once').on(t.customerId, t.kind, t.subject, t.fingerprint)],
);

/** The secret address of a customer's payment calendar; one per customer. */
export const calendars = pgTable('calendars', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** 192 random bits. */
  secret: text('secret').notNull().unique(),
  /** The language of the calendar's events. */
  locale: text('locale').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

/** The last content of each calendar event, so that its SEQUENCE grows with each change (RFC 5545, 3.8.7.4). */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    orderId: text('order_id').notNull(),
    /** Number of the instalment. */
    number: integer('number').notNull(),
    dueDate: dayColumn('due_date').notNull(),
    left: somColumn('left').notNull(),
    sequence: integer('sequence').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.number] })],
);

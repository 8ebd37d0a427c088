import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn, somColumn, textListColumn } from './columns.ts';

/** Consents to automatic debits. A withdrawn consent stays in the table, for the history. */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** An order, or `all`: every order without a consent of its own. */
    orderId: text('order_id').notNull(),
    /** Ids of cards, tried in this order. */
    cardOrder: textListColumn('card_order').notNull(),
    useBalance: boolean('use_balance').notNull(),
    balanceFloor: somColumn('balance_floor').notNull(),
    noticeDays: integer('notice_days').notNull(),
    /** Only instalments that fall due after this day are debited. */
    grantedOn: dayColumn('granted_on').notNull(),
    grantedAt: instantColumn('granted_at').notNull(),
    changedAt: instantColumn('changed_at'),
    withdrawnAt: instantColumn('withdrawn_at'),
  },
  (t) => [uniqueIndex('consents_one_active').on(t.customerId, t.orderId).where(sql`${t.withdrawnAt} is null`)],
);

/** Grants, changes and withdrawals of consents, with the terms that were agreed each time. */
export const consentEvents = pgTable(
  'consent_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    consentId: text('consent_id')
      .notNull()
      .references(() => consents.id),
    /** granted, changed, withdrawn */
    type: text('type').notNull(),
    at: instantColumn('at').notNull(),
    cardOrder: textListColumn('card_order').notNull(),
    useBalance: boolean('use_balance').notNull(),
    balanceFloor: somColumn('balance_floor').notNull(),
    noticeDays: integer('notice_days').notNull(),
  },
  (t) => [index('consent_events_consent').on(t.consentId, t.id)],
);

/** The automatic debit of an instalment on a day: at most one row, even if several cards are tried. */
export const debits = pgTable(
  'debits',
  {
    orderId: text('order_id').notNull(),
    number: integer('number').notNull(),
    day: dayColumn('day').notNull(),
    consentId: text('consent_id')
      .notNull()
      .references(() => consents.id),
    /** The unpaid sum of the instalment when the day's debit began. */
    amount: somColumn('amount').notNull(),
    /** running, succeeded, failed */
    state: text('state').notNull(),
    /** Why the debit failed: a payment's reason, or `no_source` if there was nothing left to debit. */
    reason: text('reason'),
    /** Cards that this debit has tried. */
    tried: textListColumn('tried').notNull(),
    /** The last payment that the debit made; null if there was no source to try. */
    paymentId: text('payment_id'),
    startedAt: instantColumn('started_at').notNull(),
    /** When the customer was notified of the failure, or the time when no message was found to be necessary. */
    toldAt: instantColumn('told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.number, t.day] }),
    index('debits_open').on(t.state).where(sql`${t.state} = 'running'`),
    index('debits_untold').on(t.state).where(sql`${t.state} = 'failed' and ${t.toldAt} is null`),
  ],
);

/** The latest notice to a customer before a debit, for an instalment and its due date. */
export const debitNotices = pgTable(
  'debit_notices',
  {
    orderId: text('order_id').notNull(),
    number: integer('number').notNull(),
    dueDate: dayColumn('due_date').notNull(),
    /** ahead: the debit will be made; no_source: neither cards nor balance can pay it */
    kind: text('kind').$type<'ahead' | 'no_source'>().notNull().default('ahead'),
    sentAt: instantColumn('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.number, t.dueDate] })],
);

import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instantColumn, somColumn } from './columns.ts';

/**
 * Cards known to the simulated bank, with the phone for their messages. For any other card, messages are sent to the phone of the customer
 * who enters it.
 */
export const bankCards = pgTable(
  'bank_cards',
  {
    bin: text('bin').notNull(),
    last4: text('last4').notNull(),
    /** YYMM; '' matches any */
    expiry: text('expiry').notNull(),
    smsPhone: text('sms_phone').notNull(),
  },
  (t) => [primaryKey({ columns: [t.bin, t.last4, t.expiry] })],
);

/** The simulated payment provider's own record of charges: at most one per payment. */
export const providerCharges = pgTable(
  'provider_charges',
  {
    paymentId: text('payment_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    amount: somColumn('amount').notNull(),
    last4: text('last4'),
    /** accepted, declined, pending (the provider answers later) */
    status: text('status').notNull(),
    reason: text('reason'),
    /** When a pending charge is accepted. */
    answersAt: instantColumn('answers_at'),
    at: instantColumn('at').notNull(),
  },
  (t) => [
    index('provider_charges_customer').on(t.customerId),
    index('provider_charges_pending').on(t.answersAt).where(sql`${t.status} = 'pending'`),
  ],
);

/**
 * The simulated provider's own record of refunds and chargebacks. Like a charge, each is written here before it is written to our books.
 */
export const providerReturns = pgTable(
  'provider_returns',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    customerId: text('customer_id').notNull(),
    /** refund, chargeback, recall, payout_return */
    act: text('act').notNull(),
    /** Below 0 for a withdrawal that came back, as a withdrawal is in `provider_charges`. */
    amount: somColumn('amount').notNull(),
    /** The share of this act that was credited to the balance. */
    toBalance: somColumn('to_balance').notNull().default(0),
    actKey: text('act_key').notNull(),
    at: instantColumn('at').notNull(),
  },
  (t) => [unique('provider_returns_act').on(t.paymentId, t.actKey), index('provider_returns_customer').on(t.customerId)],
);

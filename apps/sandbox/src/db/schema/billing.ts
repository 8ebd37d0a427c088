import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { dayColumn, instantColumn, jsonColumn, somColumn } from './columns.ts';

/** One order's share of a payment. */
const orderShareSchema = v.object({ orderId: v.string(), amount: v.number() });
export type OrderShare = Readonly<v.InferOutput<typeof orderShareSchema>>;

/** The share of a payment that went to one instalment. */
const paidRowSchema = v.object({ orderId: v.string(), number: v.number(), amount: v.number() });
export type InstalmentShare = Readonly<v.InferOutput<typeof paidRowSchema>>;

/** A difference that the ledger check found: its kind, the id of the record concerned, the expected sum and the sum found. */
const differenceSchema = v.object({ kind: v.string(), id: v.string(), expected: v.number(), found: v.number() });
export type LedgerDifference = Readonly<v.InferOutput<typeof differenceSchema>>;

/**
 * Saved cards. The full number is never stored, only BIN and last four digits (domain, Money). The row of a deleted card stays without
 * these digits; the last four are kept while a consent to automatic debits names the card.
 */
export const cards = pgTable(
  'cards',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    bin: text('bin').notNull(),
    last4: text('last4').notNull(),
    /** YYMM */
    expiry: text('expiry').notNull(),
    /** uzcard, humo */
    system: text('system').notNull(),
    /** unionpay, visa or mastercard, for a co-badged card */
    network: text('network'),
    bank: text('bank'),
    owner: text('owner'),
    /** The phone of the card's SMS service; it may not be the customer's. */
    smsPhone: text('sms_phone').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** The version of the public offer that was accepted when the card was saved (spec 5). */
    offerVersion: text('offer_version').notNull(),
    offerAcceptedAt: instantColumn('offer_accepted_at').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    deletedAt: instantColumn('deleted_at'),
  },
  (t) => [
    index('cards_customer').on(t.customerId),
    uniqueIndex('cards_one_default').on(t.customerId).where(sql`${t.isDefault} and ${t.deletedAt} is null`),
  ],
);

/** Sums of a customer's ledger accounts `balance`, `held` and `claim`, in a row that can be locked. The ledger is authoritative. */
export const balances = pgTable(
  'balances',
  {
    customerId: text('customer_id').primaryKey(),
    available: somColumn('available').notNull().default(0),
    /** The sum held for running payments. */
    held: somColumn('held').notNull().default(0),
    /**
     * The sum owed because a bank took back money that was already spent. Every credit settles it first, so until it is settled nothing is
     * available.
     */
    claimed: somColumn('claimed').notNull().default(0),
  },
  (t) => [
    check('balances_not_negative', sql`${t.available} >= 0 and ${t.held} >= 0 and ${t.claimed} >= 0`),
    check('balances_claimed', sql`${t.claimed} = 0 or ${t.available} = 0`),
  ],
);

/** Payments. The amount is the sum of the shares of card, balance and payment app. Times are of the business clock. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    purpose: text('purpose').notNull(),
    /** The order that is paid; null for a top-up or withdrawal, and if `parts` names several orders. */
    orderId: text('order_id'),
    /** Each order's share of a payment for several orders; the shares add up to the payment's amount. */
    parts: jsonColumn<readonly OrderShare[]>('parts', v.array(orderShareSchema)),
    quoteId: text('quote_id'),
    status: text('status').notNull(),
    reason: text('reason'),
    amount: somColumn('amount').notNull(),
    cardAmount: somColumn('card_amount').notNull().default(0),
    balanceAmount: somColumn('balance_amount').notNull().default(0),
    appAmount: somColumn('app_amount').notNull().default(0),
    /** The sum above the order's remainder, which was credited to the balance. */
    excessAmount: somColumn('excess_amount').notNull().default(0),
    /** The sum of refunds and chargebacks. */
    refundedAmount: somColumn('refunded_amount').notNull().default(0),
    /** The share of each instalment, so that a chargeback reopens the right ones; null if the payment was not for instalments. */
    paidRows: jsonColumn<readonly InstalmentShare[]>('paid_rows', v.array(paidRowSchema)),
    cardId: text('card_id'),
    cardBin: text('card_bin'),
    cardLast4: text('card_last4'),
    /** YYMM */
    cardExpiry: text('card_expiry'),
    /** uzcard, humo, or the name of the payment app */
    system: text('system'),
    returnUrl: text('return_url'),
    /** The operation and key of the call that made the payment, and the key of the call that confirmed it. */
    operation: text('operation').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    confirmKey: text('confirm_key'),
    /** The code that was sent last; null if the payment requires no code. */
    otpCode: text('otp_code'),
    otpPhone: text('otp_phone'),
    otpResendAt: instantColumn('otp_resend_at'),
    otpExpiresAt: instantColumn('otp_expires_at'),
    otpTriesLeft: integer('otp_tries_left'),
    /** The timeline, oldest first: [{type, step, status, at}]. Stored in this row because it changes only together with the row. */
    events: jsonb('events').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    /** When a payment that waits for its customer (code, payment app) expires. */
    expiresAt: instantColumn('expires_at').notNull(),
    processingAt: instantColumn('processing_at'),
    /** When a charge that arrived after the payment had failed or expired was credited to the balance. */
    lateCreditedAt: instantColumn('late_credited_at'),
  },
  (t) => [
    uniqueIndex('payments_key').on(t.customerId, t.operation, t.idempotencyKey),
    index('payments_order').on(t.orderId),
    index('payments_running').on(t.status).where(sql`${t.status} in ('created', 'otp_required', 'processing')`),
    check('payments_parts', sql`${t.amount} > 0 and ${t.cardAmount} + ${t.balanceAmount} + ${t.appAmount} = ${t.amount}`),
    check('payments_refunded', sql`${t.refundedAmount} between 0 and ${t.amount}`),
  ],
);

/** Codes for cards that are being added. */
export const cardOtps = pgTable('card_otps', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  code: text('code').notNull(),
  phone: text('phone').notNull(),
  resendAt: instantColumn('resend_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  triesLeft: integer('tries_left').notNull(),
  usedAt: instantColumn('used_at'),
  /** The card being added, without its number. */
  card: jsonb('card').notNull(),
});

/**
 * State shared by all codes of one purpose, such as payments with one card: the time of the last code, and the number of wrong attempts.
 * Business time.
 */
export const codeRuns = pgTable('code_runs', {
  run: text('run').primaryKey(),
  sentAt: instantColumn('sent_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  tries: integer('tries').notNull(),
});

/** Idempotency keys with the responses for repeated calls (domain, Payments). A response is stored only when the work is done. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    customerId: text('customer_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.operation, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);

/**
 * Double entry: the amounts of a posting add up to 0; debits are positive. The accounts:
 * - `provider`: what payment companies owe us;
 * - `balance`, `held`: what we owe a customer;
 * - `order`: what a customer owes on an order;
 * - `refund`: refunds that stores pay for;
 * - `claim`: what a customer owes us after a chargeback of money already spent;
 * - `loss`: a claim on an erased account, which no customer can pay any more;
 * - `carried`: offsets the balance that erased payments left (docs/decisions/retention.md).
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /**
     * `<payment id>:<hold | release | settle | late | return:… | refund:… | chargeback:… | carried>`: unique with its account and order, so
     * that nothing is posted twice.
     */
    posting: text('posting').notNull(),
    account: text('account').notNull(),
    customerId: text('customer_id').notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: text('order_id'),
    amount: somColumn('amount').notNull(),
    at: instantColumn('at').notNull(),
  },
  (t) => [
    unique('ledger_entries_posting').on(t.posting, t.account, t.orderId).nullsNotDistinct(),
    index('ledger_entries_customer').on(t.customerId, t.account),
    index('ledger_entries_order').on(t.orderId).where(sql`${t.orderId} is not null`),
  ],
);

/** Money returned to a customer, as recorded in our books. If it was split between card and balance, there are two rows. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    customerId: text('customer_id').notNull(),
    /** refund, order_canceled, item_returned, chargeback */
    kind: text('kind').notNull(),
    amount: somColumn('amount').notNull(),
    /** bank_card, payment_app, balance */
    to: text('to').notNull(),
    system: text('system'),
    last4: text('last4'),
    /** Identifies the act, for idempotency; see `providerReturns`. */
    actKey: text('act_key').notNull(),
    at: instantColumn('at').notNull(),
    arrivesAt: instantColumn('arrives_at').notNull(),
  },
  (t) => [
    unique('refunds_act').on(t.paymentId, t.actKey, t.to),
    index('refunds_customer').on(t.customerId, t.at),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
);

/** Results of the nightly comparison of all books, one row per business day. */
export const ledgerChecks = pgTable('ledger_checks', {
  day: dayColumn('day').primaryKey(),
  at: instantColumn('at').notNull(),
  differences: jsonColumn<readonly LedgerDifference[]>('differences', v.array(differenceSchema)).notNull(),
});

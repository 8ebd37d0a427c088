import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn, jsonColumn, somColumn } from './columns.ts';
import { quoteRecordSchema, quoteRequestSchema } from './quote-json.ts';

/** Quotes of checkouts: request and result. A checkout signs a quote. */
export const checkoutQuotes = pgTable(
  'checkout_quotes',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    request: jsonColumn('request', quoteRequestSchema).notNull(),
    record: jsonColumn('record', quoteRecordSchema).notNull(),
    createdAt: instantColumn('created_at').notNull(),
    goodUntil: instantColumn('good_until').notNull(),
  },
  (t) => [index('checkout_quotes_good_until').on(t.goodUntil)],
);

/** Signed quotes. The columns for the code have the same meaning as in `payments`. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    quoteId: text('quote_id')
      .notNull()
      .references(() => checkoutQuotes.id),
    /** otp_required, placed, failed, expired */
    status: text('status').notNull(),
    /** Why it failed: otp_locked, quote_changed */
    reason: text('reason'),
    /** The replacement quote, if price, stock, promo code or limit changed before the code was entered and a new quote is possible. */
    nextQuoteId: text('next_quote_id'),
    /** For `quote_changed`: a code for each field that changed. */
    changes: jsonb('changes'),
    cardId: text('card_id'),
    comment: text('comment'),
    /** The accepted version of the public offer, and the time of acceptance (spec 5). */
    offerVersion: text('offer_version').notNull(),
    offerAcceptedAt: instantColumn('offer_accepted_at').notNull(),
    otpId: text('otp_id').notNull().unique(),
    code: text('code').notNull(),
    phone: text('phone').notNull(),
    resendAt: instantColumn('resend_at').notNull(),
    otpExpiresAt: instantColumn('otp_expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** When a checkout that waits for its code expires. */
    expiresAt: instantColumn('expires_at').notNull(),
    placedAt: instantColumn('placed_at'),
  },
  (t) => [
    index('checkouts_customer').on(t.customerId, t.createdAt),
    // A quote is placed at most once, no matter which tab or key signs it.
    uniqueIndex('checkouts_one_quote').on(t.quoteId).where(sql`${t.status} in ('otp_required', 'placed')`),
  ],
);

/** Idempotency keys by which a repeated call finds its checkout after a lost response. They are stored as long as the checkout. */
export const checkoutKeys = pgTable(
  'checkout_keys',
  {
    customerId: text('customer_id').notNull(),
    key: text('key').notNull(),
    checkoutId: text('checkout_id')
      .notNull()
      .references(() => checkouts.id),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.key] })],
);

/** Numbers of orders placed here; demo orders have smaller numbers. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 200_100, increment: 1 });

export const promoCodes = pgTable(
  'promo_codes',
  {
    /** In capitals; the customer may type the code in any case. */
    code: text('code').primaryKey(),
    /** Discount on the goods: basis points, or `amount` in so'm when they are 0. */
    percentBp: integer('percent_bp').notNull().default(0),
    amount: somColumn('amount').notNull().default(0),
    /** The store to which the code is limited; null for all stores. */
    storeId: text('store_id'),
    /** The minimum price of the goods for which the code can be used. */
    minGoods: somColumn('min_goods').notNull().default(0),
    /** The last day on which the code is valid. */
    validUntil: dayColumn('valid_until').notNull(),
    maxUses: integer('max_uses').notNull(),
    uses: integer('uses').notNull().default(0),
  },
  (t) => [check('promo_codes_uses', sql`${t.uses} between 0 and ${t.maxUses}`)],
);

/** A customer uses a code once. The use is deleted when all orders of its checkout that have the code are canceled, refused or failed. */
export const promoUses = pgTable(
  'promo_uses',
  {
    code: text('code')
      .notNull()
      .references(() => promoCodes.code),
    customerId: text('customer_id').notNull(),
    checkoutId: text('checkout_id').notNull(),
    at: instantColumn('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.customerId] })],
);

/** Changes of a customer's bonuses. Expiry is computed from them and not stored. */
export const bonusEntries = pgTable(
  'bonus_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: text('customer_id').notNull(),
    /** Negative if the bonuses were spent or taken back. */
    amount: somColumn('amount').notNull(),
    /** earned, spent, returned; taken_back: the payment that had earned them was returned */
    kind: text('kind').notNull(),
    orderId: text('order_id'),
    /** The payment that earned the bonuses. */
    paymentId: text('payment_id'),
    at: instantColumn('at').notNull(),
    /** The first day on which the bonuses have expired; null for `spent` and `taken_back`. */
    expiresOn: dayColumn('expires_on'),
  },
  (t) => [index('bonus_entries_customer').on(t.customerId, t.at), uniqueIndex('bonus_entries_once').on(t.kind, t.orderId, t.paymentId)],
);

/** Delivery addresses that a customer has saved. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    regionId: text('region_id').notNull(),
    districtId: text('district_id').notNull(),
    address: text('address').notNull(),
    name: text('name'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('saved_addresses_customer').on(t.customerId, t.createdAt)],
);

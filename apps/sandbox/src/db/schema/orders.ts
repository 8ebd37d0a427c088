import type { installment } from '@muddat/sdk/types';
import { isNotNull, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storeAddresses, stores } from './catalogue.ts';
import { dayColumn, instantColumn, somColumn } from './columns.ts';

/** The decision about how much a customer may buy on installment. `used` and `available` follow from the orders and are not stored. */
export const limits = pgTable('limits', {
  customerId: text('customer_id').primaryKey(),
  /** not_created, requested, pending, approved, rejected, expired, blocked */
  status: text('status').notNull(),
  amount: somColumn('amount').notNull(),
  /** Last day of validity; null until approved. */
  validUntil: dayColumn('valid_until'),
  /** A code with a text in both languages; set whenever the status is rejected or blocked. */
  reason: text('reason'),
  updatedAt: instantColumn('updated_at').notNull(),
});

/**
 * One order of one customer in one store. For an installment, `totalAmount` is the sum of the schedule and `paidAmount` the sum paid on it;
 * neither includes the initial fee (domain, Arithmetic). For a full purchase both refer to the whole price.
 */
export const orders = pgTable(
  'orders',
  {
    /** Decimal text, such as '100001'. */
    id: text('id').primaryKey(),
    /** The number that the customer sees and reads out on the phone. */
    number: text('number').notNull().unique(),
    customerId: text('customer_id').notNull(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    /** full, installment */
    type: text('type').notNull(),
    status: text('status').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** The day from which the months are counted; null until the store confirms. */
    confirmedOn: dayColumn('confirmed_on'),
    goodsAmount: somColumn('goods_amount').notNull(),
    discountAmount: somColumn('discount_amount').notNull().default(0),
    bonusAmount: somColumn('bonus_amount').notNull().default(0),
    deliveryAmount: somColumn('delivery_amount').notNull().default(0),
    cashCommission: somColumn('cash_commission').notNull().default(0),
    /** goods - discount - bonuses + delivery (+ commission for cash) */
    price: somColumn('price').notNull(),
    initialFee: somColumn('initial_fee').notNull().default(0),
    initialFeePaid: somColumn('initial_fee_paid').notNull().default(0),
    financed: somColumn('financed').notNull().default(0),
    /** The mark-up in basis points and in so'm, as agreed at confirmation. */
    markupBp: integer('markup_bp').notNull().default(0),
    markup: somColumn('markup').notNull().default(0),
    /** Term in months; 0 for a full purchase. */
    month: integer('month').notNull().default(0),
    monthlyPayment: somColumn('monthly_payment').notNull().default(0),
    totalAmount: somColumn('total_amount').notNull(),
    paidAmount: somColumn('paid_amount').notNull().default(0),
    /** The saving of an early payoff; `totalAmount` and the schedule's last rows are reduced by it. */
    savedAmount: somColumn('saved_amount').notNull().default(0),
    /** Whether a hardship or a return has changed the schedule, so that its rows are no longer those that were agreed. */
    rescheduled: boolean('rescheduled').notNull().default(false),
    /** The cost of hardships, included in `totalAmount` and in the last row. */
    hardshipCost: somColumn('hardship_cost').notNull().default(0),
    /**
     * The sum by which accepted returns reduced `totalAmount`, and the share of mark-up in it. The columns of the agreed offer do not
     * change.
     */
    returnedAmount: somColumn('returned_amount').notNull().default(0),
    returnedMarkup: somColumn('returned_markup').notNull().default(0),
    /** delivery, pickup */
    deliveryKind: text('delivery_kind').notNull(),
    deliveryDistrictId: text('delivery_district_id'),
    /** As the customer wrote it; null for pickup. */
    deliveryAddress: text('delivery_address'),
    /** The store's branch for pickup; null for delivery. */
    pickupAddressId: text('pickup_address_id').references(() => storeAddresses.id),
    comment: text('comment'),
    /**
     * The checkout that placed the order. Null for demo orders: only manual steps move these, and their goods were never taken from the
     * stock.
     */
    checkoutId: text('checkout_id'),
    promoCode: text('promo_code'),
    /** The language of messages about the order: the one in which it was signed. */
    locale: text('locale').notNull().default('ru'),
    /** Whether this is a full purchase that is paid to the courier or in the branch. */
    cash: boolean('cash').notNull().default(false),
    /** An order in `waiting` is canceled if it is not paid by this time. */
    payUntil: instantColumn('pay_until'),
    /** When the sandbox takes the next automatic step; null if none is scheduled. */
    nextStepAt: instantColumn('next_step_at'),
  },
  (t) => [
    index('orders_next_step').on(t.nextStepAt).where(sql`${t.nextStepAt} is not null`),
    index('orders_checkout').on(t.checkoutId).where(sql`${t.checkoutId} is not null`),
    index('orders_customer_created').on(t.customerId, t.createdAt, t.id),
    index('orders_status').on(t.status),
    check('orders_paid', sql`${t.paidAmount} between 0 and ${t.totalAmount}`),
    check('orders_fee_paid', sql`${t.initialFeePaid} between 0 and ${t.initialFee}`),
  ],
);

/** Goods of an order, named and priced as on the day of the purchase. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    number: integer('number').notNull(),
    productId: text('product_id'),
    nameRu: text('name_ru').notNull(),
    nameUz: text('name_uz').notNull(),
    image: text('image').notNull(),
    price: somColumn('price').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.number] })],
);

/**
 * Instalments of an order. A row's state is computed on read from the business clock and is not stored. The rows' `paidAmount` add up to
 * the order's: code that books a payment writes both in one transaction.
 */
export const scheduleRows = pgTable(
  'schedule_rows',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** 1 to n */
    number: integer('number').notNull(),
    dueDate: dayColumn('due_date').notNull(),
    amount: somColumn('amount').notNull(),
    paidAmount: somColumn('paid_amount').notNull().default(0),
    /** The day of the last payment on this row; null while nothing is paid. */
    paidOn: dayColumn('paid_on'),
    /** How the last payment was made: bank_card, balance, payment_app; and the card's last four digits. */
    paidBy: text('paid_by'),
    paidLast4: text('paid_last4'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.number] }),
    index('schedule_rows_due').on(t.dueDate),
    check('schedule_rows_paid', sql`${t.paidAmount} between 0 and ${t.amount}`),
  ],
);

/** Status history. The last row of an order contains its current status. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status').notNull(),
    at: instantColumn('at').notNull(),
    /** customer, store, delivery, bank, system */
    actor: text('actor').notNull(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.at, t.id)],
);

export type NotificationSubject =
  | 'payment'
  | 'payment_due'
  | 'top_up'
  | 'withdrawal'
  | 'refund'
  | 'debt'
  | 'return'
  | 'limit'
  | 'security'
  | 'answer';

export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** congrats, order, promotion, news, delivery */
    type: text('type').notNull(),
    titleRu: text('title_ru').notNull(),
    titleUz: text('title_uz').notNull(),
    bodyRu: text('body_ru').notNull(),
    bodyUz: text('body_uz').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    read: boolean('read').notNull().default(false),
    /** A path inside the portal without the locale prefix, such as /orders/10482. */
    link: text('link'),
    /**
     * Set while an SMS about the notification is pending: `by_day` waits for the day, `at_once` does not. Written in the same row as the
     * notification, so that a crash before the sender takes it does not lose the SMS.
     */
    sms: text('sms').$type<'by_day' | 'at_once'>(),
    /** The kind whose channels apply to the SMS; null if the kind follows from `type`. */
    smsKind: text('sms_kind').$type<keyof installment.components['schemas']['ChannelsOfKinds']>(),
    /** Id of the return, order or payment that the SMS is about. If it is undone before the SMS is sent, the SMS is dropped (`dropQueuedSms`). */
    smsSubject: text('sms_subject'),
    /** Text of the SMS, in the language stored with its subject, such as an order. If it is null, the customer's language decides. */
    smsText: text('sms_text'),
    /** Text of the SMS in a language. If it is null, the text is made from title and body. */
    smsRu: text('sms_ru'),
    smsUz: text('sms_uz'),
    /** The store named in title and body: when texts are transliterated to Cyrillic, its name is not. */
    storeName: text('store_name'),
    /** What it is about, if `type` does not say it. */
    subject: text('subject').$type<NotificationSubject>(),
    /** The sum of a payment, top-up, withdrawal or refund. */
    amount: somColumn('amount'),
  },
  (t) => [
    index('notifications_customer_created').on(t.customerId, t.createdAt, t.id),
    index('notifications_to_send').on(t.createdAt, t.id).where(isNotNull(t.sms)),
  ],
);

/** A payoff sum that is valid for one day. A payment with the purpose `payoff` refers to it by id. */
export const payoffQuotes = pgTable(
  'payoff_quotes',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: text('customer_id').notNull(),
    date: dayColumn('date').notNull(),
    amount: somColumn('amount').notNull(),
    saving: somColumn('saving').notNull(),
    goodUntil: instantColumn('good_until').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('payoff_quotes_order').on(t.orderId, t.date)],
);

/** For each job (`DAILY_JOB_IDS`), the last business day for which it has run, and the moment when it had. */
export const dailyRuns = pgTable('daily_runs', {
  id: integer('id').primaryKey(),
  lastDay: dayColumn('last_day').notNull(),
  /** Null in a row of a build without this column. */
  doneAt: instantColumn('done_at'),
});

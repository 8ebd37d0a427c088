import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { customers } from './auth.ts';
import { calendarDateSchema, instantColumn, jsonColumn, somColumn } from './columns.ts';
import { orders } from './orders.ts';

/** An order's sums before or after a return. */
const sumsSchema = v.object({
  total: v.number(),
  paid: v.number(),
  schedule: v.array(v.object({ number: v.number(), dueDate: calendarDateSchema, amount: v.number(), paidAmount: v.number() })),
});
export type StoredReturnSums = v.InferOutput<typeof sumsSchema>;

/** The sums of a closed return: what it changed, or would have changed had it been accepted. */
const figuresSchema = v.object({
  share: v.number(),
  giveBack: v.number(),
  giveBackTo: v.picklist(['balance', 'store_cash', 'nothing']),
  bonusBack: v.number(),
  old: sumsSchema,
  new: sumsSchema,
});
export type StoredReturnFigures = v.InferOutput<typeof figuresSchema>;

/** Returns of goods by customers, with their outcome. */
export const returns = pgTable(
  'returns',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** requested, approved, repairing, disputed, accepted, repaired, rejected, declined, withdrawn, lapsed */
    state: text('state').notNull(),
    /** defect, damaged, wrong_item, incomplete, changed_mind */
    category: text('category').notNull(),
    /** refund, repair */
    wish: text('wish').notNull().default('refund'),
    text: text('text'),
    /** The language of messages about the return. */
    locale: text('locale').notNull(),
    requestedAt: instantColumn('requested_at').notNull(),
    /** The end of the days within which the current state must be answered (`RETURN_DEADLINE_DAYS`); null for a closed return. */
    deadline: instantColumn('deadline'),
    /** When the sandbox takes the next automatic step; null if none is scheduled. */
    nextStepAt: instantColumn('next_step_at'),
    answerFrom: text('answer_from'),
    answerText: text('answer_text'),
    answerAt: instantColumn('answer_at'),
    /** Set when the return is closed. Before that, the sums are computed from the current state of the order. */
    figures: jsonColumn('figures', figuresSchema),
    closedAt: instantColumn('closed_at'),
  },
  (t) => [
    index('returns_customer').on(t.customerId, t.requestedAt, t.id),
    index('returns_next_step').on(t.nextStepAt).where(sql`${t.nextStepAt} is not null`),
    uniqueIndex('returns_one_open').on(t.orderId).where(sql`${t.closedAt} is null`),
    index('returns_order').on(t.orderId),
  ],
);

/** The lines of the order that the customer returns. */
export const returnItems = pgTable(
  'return_items',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** `number` of the item in the order. */
    line: integer('line').notNull(),
    quantity: integer('quantity').notNull(),
    /** Price of one piece on the day of purchase. */
    price: somColumn('price').notNull(),
  },
  (t) => [primaryKey({ columns: [t.returnId, t.line] })],
);

export const returnEvents = pgTable(
  'return_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    state: text('state').notNull(),
    /** customer, store, support, system */
    actor: text('actor').notNull(),
    at: instantColumn('at').notNull(),
  },
  (t) => [index('return_events_return').on(t.returnId)],
);

export const returnMessages = pgTable(
  'return_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** customer, store, support */
    from: text('from').notNull(),
    to: text('to').notNull(),
    text: text('text').notNull(),
    at: instantColumn('at').notNull(),
    /** When the simulated store or support replies; null when no reply is due. */
    answerAt: instantColumn('answer_at'),
  },
  (t) => [
    index('return_messages_return').on(t.returnId),
    index('return_messages_answer').on(t.answerAt).where(sql`${t.answerAt} is not null`),
  ],
);

/** Photos of the goods. Each upload can be used only once. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    uploadId: text('upload_id').notNull().unique(),
    /** The key of the photo in the storage; null once it has been deleted. */
    storedKey: text('stored_key'),
  },
  (t) => [primaryKey({ columns: [t.returnId, t.number] })],
);

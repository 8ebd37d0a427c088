import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './auth.ts';
import { products, stores } from './catalogue.ts';
import { instantColumn } from './columns.ts';
import { orders } from './orders.ts';

/** Reviews of goods that customers received; one per product and customer. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    stars: integer('stars').notNull(),
    text: text('text').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    editedAt: instantColumn('edited_at'),
  },
  (t) => [
    uniqueIndex('reviews_once').on(t.customerId, t.productId),
    index('reviews_product').on(t.productId, t.createdAt, t.id),
    check('reviews_stars', sql`${t.stars} between 1 and 5`),
  ],
);

/** Customers' questions to stores: about a product, an order, or the store itself (both null). */
export const questions = pgTable(
  'questions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
    orderId: text('order_id').references(() => orders.id),
    text: text('text').notNull(),
    /** The language in which the question was asked; the answer has the same language. */
    locale: text('locale').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** When the simulated store answers; null if it does not. */
    answerDueAt: instantColumn('answer_due_at'),
    answer: text('answer'),
    answeredAt: instantColumn('answered_at'),
  },
  (t) => [
    index('questions_customer').on(t.customerId, t.createdAt, t.id),
    index('questions_due').on(t.answerDueAt).where(sql`${t.answer} is null and ${t.answerDueAt} is not null`),
  ],
);

import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { customers } from './auth.ts';
import { instantColumn, jsonColumn } from './columns.ts';

/**
 * A product in a basket. `addedAt`: ISO time; `price`: the price that the customer last saw, null if the client did not send it. The
 * product may no longer be on the marketplace.
 */
const itemSchema = v.object({ productId: v.string(), quantity: v.number(), addedAt: v.string(), price: v.nullable(v.number()) });
export type StoredBasketItem = v.InferOutput<typeof itemSchema>;

/**
 * One basket per customer. Each save names the version that it is based on, so that two devices cannot overwrite each other's changes
 * unnoticed.
 */
export const baskets = pgTable('baskets', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  items: jsonColumn('items', v.array(itemSchema)).notNull(),
  /** 1 after the first save. */
  version: integer('version').notNull(),
  savedAt: instantColumn('saved_at').notNull(),
});

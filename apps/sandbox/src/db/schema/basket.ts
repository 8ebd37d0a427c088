import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { customers } from './auth.ts';
import { instant, json } from './columns.ts';

/** Goods that a customer has put aside; `addedAt` is ISO, `price` as the customer last saw it. A product may have gone from the marketplace since. */
const itemSchema = v.object({ productId: v.string(), quantity: v.number(), addedAt: v.string(), price: v.nullable(v.number()) });
export type KeptItem = v.InferOutput<typeof itemSchema>;

/** One basket a customer. A save names the version it was made from, so that two devices never overwrite each other unseen. */
export const baskets = pgTable('baskets', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  items: json('items', v.array(itemSchema)).notNull(),
  /** 1 after the first save. */
  version: integer('version').notNull(),
  savedAt: instant('saved_at').notNull(),
});

import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { customers } from './auth.ts';
import { instant, json } from './columns.ts';

/** A product in a basket. `addedAt`: ISO time; `price`: as the customer last saw it. The product may no longer be on the marketplace. */
const itemSchema = v.object({ productId: v.string(), quantity: v.number(), addedAt: v.string(), price: v.nullable(v.number()) });
export type KeptItem = v.InferOutput<typeof itemSchema>;

/** One basket per customer. Each save states the version that it is based on, so that two devices cannot overwrite each other unnoticed. */
export const baskets = pgTable('baskets', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  items: json('items', v.array(itemSchema)).notNull(),
  /** 1 after the first save. */
  version: integer('version').notNull(),
  savedAt: instant('saved_at').notNull(),
});

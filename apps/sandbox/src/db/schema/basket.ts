import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './auth.ts';
import { instant } from './columns.ts';

/** Goods that a customer has put aside; `addedAt` is ISO, `price` as the customer last saw it. A product may have gone from the marketplace since. */
export type KeptItem = { productId: string; quantity: number; addedAt: string; price: number | null };

/** One basket a customer. A save names the version it was made from, so that two devices never overwrite each other unseen. */
export const baskets = pgTable('baskets', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  items: jsonb('items').$type<KeptItem[]>().notNull(),
  /** 1 after the first save. */
  version: integer('version').notNull(),
  savedAt: instant('saved_at').notNull(),
});

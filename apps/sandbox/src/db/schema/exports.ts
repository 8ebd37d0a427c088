import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Copies of their data that customers asked for. The file is made as it is fetched: nothing of it lies here. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('data_exports_customer').on(t.customerId, t.createdAt)],
);

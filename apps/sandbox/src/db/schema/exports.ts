import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.ts';

/** Copies of customers' data, made at their request. The file is created in the storage (`stored-copies.ts`) when it is first fetched. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (t) => [index('data_exports_customer').on(t.customerId, t.createdAt)],
);

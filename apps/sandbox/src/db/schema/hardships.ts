import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { day, instant, som } from './columns.ts';
import { orders } from './orders.ts';

/** A row of a schedule as it is kept in a case. */
export type KeptRow = {
  readonly number: number;
  readonly dueDate: string;
  readonly amount: number;
  readonly paidAmount: number;
};

/** Agreed changes of schedules (domain, Hardship): a due date moved, or an overdue sum split. */
export const hardships = pgTable(
  'hardships',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: text('customer_id').notNull(),
    /** move, split */
    kind: text('kind').notNull(),
    /** Of a move: which payment, and its new day. */
    number: integer('number'),
    date: day('date'),
    /** Of a split. */
    parts: integer('parts'),
    cost: som('cost').notNull(),
    rowsBefore: jsonb('rows_before').$type<KeptRow[]>().notNull(),
    rowsAfter: jsonb('rows_after').$type<KeptRow[]>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    at: instant('at').notNull(),
    /** The day on which the rows' states are told. */
    today: day('today').notNull(),
  },
  (t) => [index('hardships_order').on(t.orderId, t.at), unique('hardships_key').on(t.customerId, t.idempotencyKey)],
);

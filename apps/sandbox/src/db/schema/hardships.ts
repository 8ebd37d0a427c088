import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { calendarDateSchema, dayColumn, instantColumn, jsonColumn, somColumn } from './columns.ts';
import { orders } from './orders.ts';

/** An instalment in the stored schedule before or after a hardship. */
const rowSchema = v.object({ number: v.number(), dueDate: calendarDateSchema, amount: v.number(), paidAmount: v.number() });
export type StoredScheduleRow = Readonly<v.InferOutput<typeof rowSchema>>;

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
    /** For `move`: the number of the payment, and its new day. */
    number: integer('number'),
    date: dayColumn('date'),
    /** For `split`: the number of parts. */
    parts: integer('parts'),
    cost: somColumn('cost').notNull(),
    rowsBefore: jsonColumn('rows_before', v.array(rowSchema)).notNull(),
    rowsAfter: jsonColumn('rows_after', v.array(rowSchema)).notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    at: instantColumn('at').notNull(),
    /** The day for which the states of the rows are computed. */
    today: dayColumn('today').notNull(),
  },
  (t) => [index('hardships_order').on(t.orderId, t.at), unique('hardships_key').on(t.customerId, t.idempotencyKey)],
);

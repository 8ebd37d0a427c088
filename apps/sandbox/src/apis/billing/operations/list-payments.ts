import type { CalendarDate } from '@muddat/schedule';
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { cursorTextSchema, cursorTimeSchema, cutPage, nextCursorField, parseCursor, rowsToFetch } from '../../../core/paging.ts';
import { payments } from '../../../db/schema/billing.ts';
import { loadOrderNames } from '../payment/order-names.ts';
import { paymentView } from '../payment/payment-view.ts';
import { loadReceiptNumbers } from '../payment/receipt-numbers.ts';

const cursorSchema = v.tuple([v.literal('payment'), cursorTimeSchema, cursorTextSchema]);
const DAY_MS = 86_400_000;
const startOf = (day: CalendarDate) => new Date(`${day}T00:00:00+05:00`);

const isForOrder = (orderId: string) =>
  or(eq(payments.orderId, orderId), sql`${payments.parts} @> ${JSON.stringify([{ orderId }])}::jsonb`);

/** Extension (interfaces, Money): the customer's payments, optionally only those between two days in Tashkent or for one order. */
export const listPayments = operation('billing', 'listPayments', async ({ ctx, customer, query, locale }) => {
  const { from, to, order_id: orderId, cursor } = query;
  const at = parseCursor(cursorSchema, cursor);
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.customerId, requireCustomer(customer).id),
        from === undefined ? undefined : gte(payments.createdAt, startOf(from)),
        to === undefined ? undefined : lt(payments.createdAt, new Date(startOf(to).getTime() + DAY_MS)),
        orderId === undefined ? undefined : isForOrder(orderId),
        at === null ? undefined : or(lt(payments.createdAt, at[1]), and(eq(payments.createdAt, at[1]), lt(payments.id, at[2]))),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(rowsToFetch(undefined));
  const page = cutPage(rows, undefined, (row) => ['payment', row.createdAt.getTime(), row.id]);
  const now = ctx.clock.now();
  const names = await loadOrderNames(ctx.db, page.entries);
  const receiptNumbers = await loadReceiptNumbers(ctx.db, page.entries, names);
  const data = page.entries.map((row) => paymentView(row, { locale, now, names, receiptNumbers }));
  return { status: 200, body: { data, ...nextCursorField(page) } };
});

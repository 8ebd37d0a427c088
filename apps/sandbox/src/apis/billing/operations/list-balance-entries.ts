import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { cursorIntegerSchema, cursorTimeSchema, cutPage, nextCursorField, parseCursor, rowsToFetch } from '../../../core/paging.ts';
import { ledgerEntries, payments } from '../../../db/schema/billing.ts';
import { balanceEntryView } from './balance-entry-view.ts';

const cursorSchema = v.tuple([v.literal('entry'), cursorTimeSchema, cursorIntegerSchema]);

/**
 * How much a posting changes what we owe the customer, less what the customer owes us. It is 0 for holding, releasing and settling a claim,
 * which move money between the customer's accounts.
 */
const change = sql<number>`-sum(${ledgerEntries.amount})`.mapWith(Number);
const claim = sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.account} = 'claim'), 0)`.mapWith(Number);
const lastId = max(ledgerEntries.id).mapWith(Number);

/** The order whose paid sum a posting took back. An entry of a return shows this order, whatever the payment was for. */
const refundedFromOrder = sql<string | null>`(select "of"."order_id" from ${ledgerEntries} "of"
  where "of"."posting" = ${ledgerEntries.posting} and "of"."account" = 'order' limit 1)`;

/** Extension (interfaces, Money): the history of the balance, read from the ledger itself, so that the two cannot differ. */
export const listBalanceEntries = operation('billing', 'listBalanceEntries', async ({ ctx, customer, query }) => {
  const at = parseCursor(cursorSchema, query.cursor);
  const own = and(eq(ledgerEntries.customerId, requireCustomer(customer).id), inArray(ledgerEntries.account, ['balance', 'held', 'claim']));
  const rows = await ctx.db
    .select({
      posting: ledgerEntries.posting,
      paymentId: ledgerEntries.paymentId,
      at: ledgerEntries.at,
      amount: change,
      claim,
      lastId,
      purpose: payments.purpose,
      orderId: payments.orderId,
      givenBackFrom: refundedFromOrder,
      system: payments.system,
      last4: payments.cardLast4,
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(own)
    .groupBy(ledgerEntries.posting, ledgerEntries.paymentId, ledgerEntries.at, payments.id)
    .having(
      and(
        // A released hold that settles a claim has amount 0, but the customer must see where the money went.
        sql`(${change} <> 0 or ${claim} <> 0)`,
        at === null ? undefined : sql`(${ledgerEntries.at}, ${lastId}) < (${at[1].toISOString()}::timestamptz, ${at[2]}::integer)`,
      ),
    )
    .orderBy(desc(ledgerEntries.at), desc(lastId))
    .limit(rowsToFetch(undefined));
  const page = cutPage(rows, undefined, (row) => ['entry', row.at.getTime(), row.lastId]);
  return { status: 200, body: { data: page.entries.map(balanceEntryView), ...nextCursorField(page) } };
});

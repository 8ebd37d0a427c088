import { randomUUID } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { payoffQuotes } from '../../../db/schema/orders.ts';
import { loadOwnOrder } from '../../../domain/order/order-rows.ts';
import { computePayoffQuote, endOfDay } from '../../../domain/order/payoff-quote.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';

type Quote = typeof payoffQuotes.$inferSelect;

export const getPayoffQuote = operation('installment', 'getPayoffQuote', async ({ ctx, customer, params, query }) => {
  await runDueJobs(ctx);
  const { id: customerId } = requireCustomer(customer);
  const found = await loadOwnOrder(ctx.db, customerId, params.id);
  if (found === null) throw new Problem('not_found');
  const date = query.date ?? ctx.clock.today();
  const verdict = computePayoffQuote(found, { date, today: ctx.clock.today() });
  if (verdict.kind === 'refused') throw new Problem('validation_failed', { fields: verdict.fields });
  const quote = await savePayoffQuote(ctx.db, {
    id: randomUUID(),
    orderId: found.order.id,
    customerId,
    date,
    amount: verdict.amount,
    saving: verdict.saving,
    goodUntil: endOfDay(date),
    createdAt: ctx.clock.now(),
  });
  const { id, amount, saving, goodUntil } = quote;
  return { status: 200, body: { quote_id: id, date, amount, saving, good_until: goodUntil.toISOString() } };
});

/** Reuses a stored quote with equal order, day and sums, so that asking twice stores one row. */
async function savePayoffQuote(db: Database, quote: Quote): Promise<Quote> {
  const [known] = await db
    .select()
    .from(payoffQuotes)
    .where(
      and(
        eq(payoffQuotes.orderId, quote.orderId),
        eq(payoffQuotes.date, quote.date),
        eq(payoffQuotes.amount, quote.amount),
        eq(payoffQuotes.saving, quote.saving),
        gte(payoffQuotes.goodUntil, quote.createdAt),
      ),
    )
    .limit(1);
  if (known !== undefined) return known;
  await db.insert(payoffQuotes).values(quote);
  return quote;
}

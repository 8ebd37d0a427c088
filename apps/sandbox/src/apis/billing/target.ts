import { TOP_UP_BOUNDS } from '@muddat/schedule';
import { and, eq, sql } from 'drizzle-orm';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { payments } from '../../db/schema/billing.ts';
import { orders, payoffQuotes } from '../../db/schema/orders.ts';
import { boundsFor, remainingFor } from './order-bounds.ts';
import type { PaymentPlan } from './payment-plan.ts';
import { type OrderRow, PAYABLE_COLUMNS } from './payment-store.ts';

type QuoteRow = typeof payoffQuotes.$inferSelect;
type Aim = Pick<PaymentPlan, 'purpose' | 'orderId' | 'quoteId' | 'amount'>;
type Asker = { readonly customerId: string; readonly now: Date };

async function findOrder(tx: Database, customerId: string, orderId: string, lock: boolean): Promise<OrderRow | null> {
  const query = tx
    .select(PAYABLE_COLUMNS)
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  const [order] = lock ? await query.for('update') : await query;
  return order ?? null;
}

export async function findQuote(tx: Database, customerId: string, orderId: string, quoteId: string): Promise<QuoteRow | null> {
  const mine = and(eq(payoffQuotes.id, quoteId), eq(payoffQuotes.orderId, orderId), eq(payoffQuotes.customerId, customerId));
  const [quote] = await tx.select().from(payoffQuotes).where(mine);
  return quote ?? null;
}

/** A quote is good to the end of its day, and only while nothing else is paid on the order. */
export function isQuoteGood(quote: QuoteRow, left: number, now: Date): boolean {
  return now <= quote.goodUntil && quote.amount + quote.saving === left;
}

/** What cards and balances are paying on an order right now. A payment app may never answer, so it blocks nobody. */
export async function runningSum(tx: Database, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${payments.cardAmount} + ${payments.balanceAmount}), 0)` })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'processing')));
  return Number(row?.sum ?? 0);
}

/**
 * Holds the amount of a new payment against its bounds (spec 5). Somebody else's order is the same as none: 404. `take`: the money
 * moves in this transaction, so the order is locked, and what another payment is paying at this moment cannot be paid again: 409
 * `payment_in_progress`. A payment that waits for a code is looked at again when the code comes.
 */
export async function requireTarget(tx: Database, aim: Aim, asker: Asker, { take }: { take: boolean }): Promise<OrderRow | null> {
  if (aim.purpose === 'top_up') {
    requireWithin(aim.amount, TOP_UP_BOUNDS);
    return null;
  }
  const order = aim.orderId === null ? null : await findOrder(tx, asker.customerId, aim.orderId, take);
  if (order === null) throw new Problem('not_found');
  const left = remainingFor(order, aim.purpose);
  const quote = aim.quoteId === null ? null : await findQuote(tx, asker.customerId, order.id, aim.quoteId);
  if (aim.quoteId !== null && quote === null) throw new Problem('not_found');
  if (quote !== null && !isQuoteGood(quote, left, asker.now)) throw new Problem('quote_expired');
  requireWithin(aim.amount, boundsFor(aim.purpose, quote?.amount ?? left));
  if (take && aim.amount > left - (await runningSum(tx, order.id))) throw new Problem('payment_in_progress');
  return order;
}

function requireWithin(amount: number, { min, max }: { readonly min: number; readonly max: number }): void {
  if (amount > max) throw new Problem('amount_above_max', { extras: { min, max } });
  if (amount < Math.max(min, 1)) throw new Problem('amount_below_min', { extras: { min, max } });
}

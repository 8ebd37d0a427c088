import { TOP_UP_BOUNDS } from '@muddat/schedule';
import { and, eq, sql } from 'drizzle-orm';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { payments } from '../../db/schema/billing.ts';
import { orders, payoffQuotes } from '../../db/schema/orders.ts';
import { boundsFor, remainingFor } from './order-bounds.ts';
import type { PaymentPlan } from './payment-plan.ts';

export type OrderRow = typeof orders.$inferSelect;
export type QuoteRow = typeof payoffQuotes.$inferSelect;
type Aim = Pick<PaymentPlan, 'purpose' | 'orderId' | 'quoteId' | 'amount'>;
type Asker = { readonly customerId: string; readonly now: Date };

/** Locks an order of the customer for the rest of the transaction. */
export async function lockOrder(tx: Database, customerId: string, orderId: string): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .for('update');
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
 * Holds the amount of a new payment against its bounds (spec 5) and locks its order. Somebody else's order is the same as none: 404.
 * What another payment is paying at this moment cannot be paid again: 409 `payment_in_progress`.
 */
export async function requireTarget(tx: Database, aim: Aim, asker: Asker): Promise<OrderRow | null> {
  if (aim.purpose === 'top_up') {
    requireWithin(aim.amount, TOP_UP_BOUNDS);
    return null;
  }
  const order = aim.orderId === null ? null : await lockOrder(tx, asker.customerId, aim.orderId);
  if (order === null) throw new Problem('not_found');
  const left = remainingFor(order, aim.purpose);
  const quote = aim.quoteId === null ? null : await findQuote(tx, asker.customerId, order.id, aim.quoteId);
  if (aim.quoteId !== null && quote === null) throw new Problem('not_found');
  if (quote !== null && !isQuoteGood(quote, left, asker.now)) throw new Problem('quote_expired');
  requireWithin(aim.amount, boundsFor(aim.purpose, quote?.amount ?? left));
  if (aim.amount > left - (await runningSum(tx, order.id))) throw new Problem('payment_in_progress');
  return order;
}

function requireWithin(amount: number, { min, max }: { readonly min: number; readonly max: number }): void {
  if (amount > max) throw new Problem('amount_above_max', { extras: { min, max } });
  if (amount < Math.max(min, 1)) throw new Problem('amount_below_min', { extras: { min, max } });
}

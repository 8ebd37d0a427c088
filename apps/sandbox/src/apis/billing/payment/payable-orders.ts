import { TOP_UP_BOUNDS } from '@muddat/schedule';
import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { ledgerEntries, type OrderShare, payments } from '../../../db/schema/billing.ts';
import { orders, payoffQuotes } from '../../../db/schema/orders.ts';
import { paymentBounds, remainingAmount } from './order-bounds.ts';
import type { PaymentPlan } from './payment-plan.ts';
import { lockOrders, type OrderWithShare, orderSharesOf, PAYABLE_COLUMNS } from './payment-store.ts';

type QuoteRow = typeof payoffQuotes.$inferSelect;
type PurposeDetails = Pick<PaymentPlan, 'purpose' | 'orderId' | 'parts' | 'quoteId' | 'amount'>;
type PaymentRequester = { readonly customerId: string; readonly now: Date };

async function findOrders(tx: Database, customerId: string, parts: readonly OrderShare[], lock: boolean): Promise<OrderWithShare[]> {
  if (lock) return lockOrders(tx, customerId, parts);
  const ids = parts.map((part) => part.orderId);
  const found = await tx
    .select(PAYABLE_COLUMNS)
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.customerId, customerId)));
  return found.map((order) => ({ order, amount: parts.find((part) => part.orderId === order.id)?.amount ?? 0 }));
}

export async function findPayoffQuote(tx: Database, customerId: string, orderId: string, quoteId: string): Promise<QuoteRow | null> {
  const mine = and(eq(payoffQuotes.id, quoteId), eq(payoffQuotes.orderId, orderId), eq(payoffQuotes.customerId, customerId));
  const [quote] = await tx.select().from(payoffQuotes).where(mine);
  return quote ?? null;
}

/** A payoff quote is valid until the end of its day, and only while nothing else was paid on the order. */
export function isPayoffQuoteValid(quote: QuoteRow, left: number, now: Date): boolean {
  return now <= quote.goodUntil && quote.amount + quote.saving === left;
}

/**
 * The sum that cards and balances are paying on an order right now. Payment apps do not count: they may never answer and would block the
 * order.
 */
export async function amountInProgress(tx: Database, orderId: string): Promise<number> {
  const several = includesOrder(orderId);
  const running = await tx
    .select({
      orderId: payments.orderId,
      parts: payments.parts,
      amount: sql`${payments.cardAmount} + ${payments.balanceAmount}`.mapWith(Number),
    })
    .from(payments)
    .where(and(eq(payments.status, 'processing'), eq(payments.appAmount, 0), or(eq(payments.orderId, orderId), several)));
  return running.flatMap(orderSharesOf).reduce((sum, part) => sum + (part.orderId === orderId ? part.amount : 0), 0);
}

/** Whether a payment was booked on an order after a moment. */
export async function isPaidSince(tx: Database, orderId: string, moment: Date): Promise<boolean> {
  const ofOrder = and(eq(ledgerEntries.orderId, orderId), lt(ledgerEntries.amount, 0), gt(ledgerEntries.at, moment));
  const [found] = await tx.select({ id: ledgerEntries.id }).from(ledgerEntries).where(ofOrder).limit(1);
  return found !== undefined;
}

/** Condition: a payment of several orders that include this one. */
const includesOrder = (orderId: string) => sql`${payments.parts} @> ${JSON.stringify([{ orderId }])}::jsonb`;

/**
 * Checks the amounts of a new payment against their bounds (spec 5). Throws 404 for another customer's order. `take`: the payment starts in
 * this transaction without waiting for a code, so the orders are locked, and a sum that another payment is paying now gives 409
 * `payment_in_progress`. A payment that waits for a code is checked again when the code is entered.
 */
export async function requirePayableOrders(
  tx: Database,
  aim: PurposeDetails,
  requester: PaymentRequester,
  { take }: { take: boolean },
): Promise<readonly OrderWithShare[]> {
  if (aim.purpose === 'top_up') {
    assertWithinBounds(aim.amount, TOP_UP_BOUNDS);
    return [];
  }
  const parts = orderSharesOf(aim);
  const found = await findOrders(tx, requester.customerId, parts, take);
  if (found.length === 0 || found.length < parts.length) throw new Problem('not_found');
  for (const { order, amount } of found) {
    const left = remainingAmount(order, aim.purpose);
    const quote = aim.quoteId === null ? null : await findPayoffQuote(tx, requester.customerId, order.id, aim.quoteId);
    if (aim.quoteId !== null && quote === null) throw new Problem('not_found');
    if (quote !== null && !isPayoffQuoteValid(quote, left, requester.now)) throw new Problem('quote_expired');
    const which = found.length > 1 ? { order_id: order.id } : {};
    assertWithinBounds(amount, paymentBounds(aim.purpose, quote?.amount ?? left), which);
    if (take && amount > left - (await amountInProgress(tx, order.id))) throw new Problem('payment_in_progress');
  }
  return found;
}

/** `which`: the order to which the bounds belong, if there are several. */
function assertWithinBounds(
  amount: number,
  { min, max }: { readonly min: number; readonly max: number },
  which: { order_id?: string } = {},
): void {
  if (amount > max) throw new Problem('amount_above_max', { extras: { min, max, ...which } });
  if (amount < Math.max(min, 1)) throw new Problem('amount_below_min', { extras: { min, max, ...which } });
}

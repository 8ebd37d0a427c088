import { asc, eq } from 'drizzle-orm';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { checkoutQuotes, checkouts } from '../../../db/schema/checkout.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { CheckoutRow } from '../../billing/codes/checkout-otp.ts';

/** The quote of a checkout and, once it is placed, its orders. */
export async function loadQuoteAndOrders(db: Database, checkout: CheckoutRow) {
  const [quote] = await db.select().from(checkoutQuotes).where(eq(checkoutQuotes.id, checkout.quoteId));
  if (quote === undefined) throw new TypeError('a checkout has a quote');
  const placed =
    checkout.status === 'placed' ? await db.select().from(orders).where(eq(orders.checkoutId, checkout.id)).orderBy(asc(orders.id)) : [];
  return { quote, placed };
}

/** A checkout of the customer, locked for the rest of the transaction. Throws 404 if the customer has no such checkout. */
export async function lockCheckout(tx: Database, customerId: string, id: string): Promise<CheckoutRow> {
  const [found] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  if (found === undefined || found.customerId !== customerId) throw new Problem('not_found');
  return found;
}

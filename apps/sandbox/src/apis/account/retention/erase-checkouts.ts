import { and, eq, exists, inArray, lt, notExists, or } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { checkoutKeys, checkoutQuotes, checkouts, promoUses } from '../../../db/schema/checkout.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import type { OrderRow } from './load-customer-retention.ts';

/**
 * Deletes checkouts created before a day that have no order, because it was erased or never made, with their quotes, keys and uses of promo
 * codes.
 */
export async function eraseCheckouts(tx: Database, before: Date): Promise<void> {
  const itsOrder = tx.select({ id: orders.id }).from(orders).where(eq(orders.checkoutId, checkouts.id));
  const over = await tx
    .select({ id: checkouts.id, quoteId: checkouts.quoteId, nextQuoteId: checkouts.nextQuoteId })
    .from(checkouts)
    .where(and(lt(checkouts.createdAt, before), notExists(itsOrder)))
    .for('update', { skipLocked: true });
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await tx.delete(checkoutKeys).where(inArray(checkoutKeys.checkoutId, ids));
  await tx.delete(promoUses).where(inArray(promoUses.checkoutId, ids));
  await tx.delete(checkouts).where(inArray(checkouts.id, ids));
  const quoteIds = over.flatMap(({ quoteId, nextQuoteId }) => [quoteId, ...(nextQuoteId === null ? [] : [nextQuoteId])]);
  const signed = tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(or(eq(checkouts.quoteId, checkoutQuotes.id), eq(checkouts.nextQuoteId, checkoutQuotes.id)));
  await tx.delete(checkoutQuotes).where(and(inArray(checkoutQuotes.id, quoteIds), notExists(signed)));
}

/**
 * Removes orders that are about to be erased from the quotes of their checkouts, which may have other orders. Call it before the orders are
 * deleted.
 */
export async function removeOrdersFromQuotes(tx: Database, erased: readonly OrderRow[]): Promise<void> {
  for (const { id, checkoutId, storeId } of erased) {
    if (checkoutId === null) continue;
    const items = await tx.select({ productId: orderItems.productId }).from(orderItems).where(eq(orderItems.orderId, id));
    const goods = new Set(items.map(({ productId }) => productId));
    const ofIt = and(
      eq(checkouts.id, checkoutId),
      or(eq(checkouts.quoteId, checkoutQuotes.id), eq(checkouts.nextQuoteId, checkoutQuotes.id)),
    );
    const quotes = await tx
      .select()
      .from(checkoutQuotes)
      .where(exists(tx.select({ id: checkouts.id }).from(checkouts).where(ofIt)));
    for (const quote of quotes) {
      // A checkout has at most one order for each store.
      const kept = quote.record.orders.filter(({ store }) => store.id !== storeId);
      const asked = quote.request.items.filter(({ product_id }) => !goods.has(product_id));
      await tx
        .update(checkoutQuotes)
        .set({ record: { ...quote.record, orders: kept }, request: { ...quote.request, items: asked } })
        .where(eq(checkoutQuotes.id, quote.id));
    }
  }
}

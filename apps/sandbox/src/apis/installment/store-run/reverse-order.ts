import { bonusExpiresOn } from '@muddat/schedule';
import { and, asc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Moment } from '../../../core/moment.ts';
import type { Database } from '../../../db/client.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { bonusEntries, promoCodes, promoUses } from '../../../db/schema/checkout.ts';
import { orderItems, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { revokeBonuses } from '../../billing/payment/earned-bonuses.ts';
import { refundOrderToBalance } from '../../billing/refund/order-refund.ts';

type OrderRow = typeof orders.$inferSelect;

/** Statuses in which the customer never received the goods. */
export const UNDELIVERED_STATUSES = ['canceled', 'refused', 'fail'] as const;

/**
 * Reverses a locked order that ends without a delivery: returns the goods to stock, bonuses and promo code to the customer, and the paid
 * money to the balance. The limit needs no change: it counts only orders in other statuses. Returns the sum that was moved to the balance.
 */
export async function reverseOrder(tx: Database, order: OrderRow, moment: Moment): Promise<number> {
  if (order.checkoutId !== null) await restoreGoodsAndBonuses(tx, order, order.checkoutId, moment);
  return refundPayments(tx, order, moment);
}

async function restoreGoodsAndBonuses(tx: Database, order: OrderRow, checkoutId: string, { now, today }: Moment): Promise<void> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(asc(orderItems.productId));
  for (const { productId, quantity } of items) {
    if (productId === null) continue;
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${quantity}` })
      .where(eq(products.id, productId));
  }
  const { customerId, bonusAmount: amount, promoCode: code } = order;
  if (amount > 0) {
    await tx
      .insert(bonusEntries)
      .values({ customerId, amount, kind: 'returned', orderId: order.id, at: now, expiresOn: bonusExpiresOn(today) });
  }
  const alive = and(eq(orders.checkoutId, checkoutId), ne(orders.id, order.id), notInArray(orders.status, [...UNDELIVERED_STATUSES]));
  if (code === null || (await tx.$count(orders, and(alive, eq(orders.promoCode, code)))) > 0) return;
  const mine = and(eq(promoUses.code, code), eq(promoUses.customerId, customerId), eq(promoUses.checkoutId, checkoutId));
  const returned = await tx.delete(promoUses).where(mine).returning({ code: promoUses.code });
  if (returned.length === 0) return;
  await tx
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} - 1` })
    .where(eq(promoCodes.code, code));
}

/**
 * Moves each payment of the order to the balance, with one posting per payment, so that the order counts as unpaid and earns no bonuses.
 */
async function refundPayments(tx: Database, order: OrderRow, moment: Moment): Promise<number> {
  const { id: orderId, customerId } = order;
  const returned = await refundOrderToBalance(
    tx,
    { orderId, customerId, kind: 'order_canceled' },
    { sum: null, key: orderId, at: moment.now },
  );
  await tx.update(scheduleRows).set({ paidAmount: 0, paidOn: null }).where(eq(scheduleRows.orderId, orderId));
  await tx.update(orders).set({ paidAmount: 0, initialFeePaid: 0 }).where(eq(orders.id, orderId));
  await runWritesAtOnce(tx, await revokeBonuses(tx, order, null, moment));
  return returned;
}

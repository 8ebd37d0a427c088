import { bonusExpiresOn } from '@muddat/schedule';
import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { ledgerEntries } from '../../../db/schema/billing.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { bonusEntries, promoCodes, promoUses } from '../../../db/schema/checkout.ts';
import { orderItems, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { writeTogether } from '../../../db/write-together.ts';
import { newId } from '../../billing/ids.ts';
import { changeBalance } from '../../billing/ledger/balance.ts';
import { post } from '../../billing/ledger/ledger.ts';
import type { Moment } from '../../billing/moment.ts';
import { event } from '../../billing/payment/payment-events.ts';
import { changePayment, lockPayment } from '../../billing/payment/payment-store.ts';
import { paymentStatus } from '../../billing/payment/status.ts';
import { insertRefund } from '../../billing/refund/refund-store.ts';

type OrderRow = typeof orders.$inferSelect;

/** Statuses that undo a purchase before it was received. */
export const UNDONE = ['canceled', 'refused', 'fail'] as const;

/**
 * Gives back what a locked order that ends without a delivery has taken: goods, bonuses, promo code, and to the balance what was paid.
 * The limit is free by the status alone. Answers what went to the balance.
 */
export async function giveBack(tx: Database, order: OrderRow, moment: Moment): Promise<number> {
  if (order.checkoutId !== null) await giveBackTaken(tx, order, order.checkoutId, moment);
  return returnMoney(tx, order, moment.now);
}

async function giveBackTaken(tx: Database, order: OrderRow, checkoutId: string, { now, today }: Moment): Promise<void> {
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
  const alive = and(eq(orders.checkoutId, checkoutId), ne(orders.id, order.id), notInArray(orders.status, [...UNDONE]));
  if (code === null || (await tx.$count(orders, and(alive, eq(orders.promoCode, code)))) > 0) return;
  const mine = and(eq(promoUses.code, code), eq(promoUses.customerId, customerId), eq(promoUses.checkoutId, checkoutId));
  const returned = await tx.delete(promoUses).where(mine).returning({ code: promoUses.code });
  if (returned.length === 0) return;
  await tx
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} - 1` })
    .where(eq(promoCodes.code, code));
}

/** What payments brought to the order goes to the balance, a posting each; the order has then been paid nothing. */
async function returnMoney(tx: Database, { id: orderId, customerId }: OrderRow, at: Date): Promise<number> {
  const paid = await tx
    .select({ paymentId: ledgerEntries.paymentId, amount: sql`-sum(${ledgerEntries.amount})`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), inArray(ledgerEntries.account, ['order'])))
    .groupBy(ledgerEntries.paymentId);
  const due = paid.filter(({ amount }) => amount > 0);
  const sum = due.reduce((all, { amount }) => all + amount, 0);
  if (sum === 0) return 0;
  await writeTogether(tx, [
    ...due.map(({ paymentId, amount }) =>
      post(tx, { paymentId, kind: `return:${orderId}`, customerId, at, amounts: { balance: -amount }, orders: [{ orderId, amount }] }),
    ),
    ...changeBalance(tx, customerId, sum, 0),
    ...due.map(({ paymentId, amount }) =>
      insertRefund(tx, {
        id: newId('ref'),
        paymentId,
        customerId,
        kind: 'order_canceled',
        amount,
        to: 'balance',
        system: null,
        last4: null,
        actKey: `return:${orderId}`,
        at,
        arrivesAt: at,
      }),
    ),
  ]);
  for (const { paymentId, amount } of due) {
    const payment = await lockPayment(tx, paymentId);
    if (payment === null) continue;
    const told = [event('refund_to_balance', paymentStatus(payment.status), at)];
    await tx.execute(changePayment(tx, payment, at, told, { refundedAmount: payment.refundedAmount + amount }).write);
  }
  await tx.update(scheduleRows).set({ paidAmount: 0, paidOn: null }).where(eq(scheduleRows.orderId, orderId));
  await tx.update(orders).set({ paidAmount: 0, initialFeePaid: 0 }).where(eq(orders.id, orderId));
  return sum;
}

import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { paymentReminders } from '../../../db/schema/channels.ts';
import { consentEvents, consents, debitNotices, debits } from '../../../db/schema/consents.ts';
import { calendarEvents, documents } from '../../../db/schema/documents.ts';
import { hardships } from '../../../db/schema/hardships.ts';
import { notifications, orderEvents, orderItems, orders, payoffQuotes, scheduleRows } from '../../../db/schema/orders.ts';
import { returns } from '../../../db/schema/returns.ts';
import { questions, reviews } from '../../../db/schema/reviews.ts';
import type { Erasure } from './plan-erasure.ts';

/** Tables with an `orderId`, whose rows about an order are deleted with it. */
const TABLES_OF_AN_ORDER = [
  orderItems,
  scheduleRows,
  orderEvents,
  payoffQuotes,
  hardships,
  paymentReminders,
  debits,
  debitNotices,
  calendarEvents,
  // Items, events, messages and photos of a return are deleted together with it.
  returns,
  questions,
] as const;

/**
 * Deletes orders with all data about them, except payments. `before`: notifications from this time on are about other subjects and stay.
 */
export async function eraseOrders(tx: Database, customerId: string, erasure: Erasure, before: Date): Promise<void> {
  await eraseNotifications(tx, customerId, erasure, before);
  const ids = erasure.orders.map(({ id }) => id);
  if (ids.length === 0) return;
  await eraseReviews(tx, customerId, ids);
  for (const table of TABLES_OF_AN_ORDER) await tx.delete(table).where(inArray(table.orderId, ids));
  const agreed = tx.select({ id: consents.id }).from(consents).where(inArray(consents.orderId, ids));
  await tx.delete(debits).where(inArray(debits.consentId, agreed));
  await tx.delete(consentEvents).where(inArray(consentEvents.consentId, agreed));
  await tx.delete(consents).where(inArray(consents.orderId, ids));
  const papers = inArray(documents.kind, ['contract', 'schedule', 'certificate']);
  await tx.delete(documents).where(and(eq(documents.customerId, customerId), papers, inArray(documents.subject, ids)));
  await tx.delete(orders).where(inArray(orders.id, ids));
}

/** Erases a review together with the customer's last order of the product. */
async function eraseReviews(tx: Database, customerId: string, ids: readonly string[]): Promise<void> {
  const items = await tx
    .select({ orderId: orderItems.orderId, productId: orderItems.productId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.customerId, customerId));
  const stillBought = new Set(items.filter(({ orderId }) => !ids.includes(orderId)).map(({ productId }) => productId));
  const gone = items.flatMap(({ productId }) => (productId === null || stillBought.has(productId) ? [] : [productId]));
  if (gone.length > 0) await tx.delete(reviews).where(and(eq(reviews.customerId, customerId), inArray(reviews.productId, gone)));
}

/** Deletes notifications about these orders and payments, by link or by the order's number in the text. */
async function eraseNotifications(tx: Database, customerId: string, { orders: erased, payments }: Erasure, before: Date): Promise<void> {
  const old = and(eq(notifications.customerId, customerId), lt(notifications.createdAt, before));
  const paid = payments.map(({ id }) => `/cabinet/payments?payment=${id}`);
  if (paid.length > 0) await tx.delete(notifications).where(and(old, inArray(notifications.link, paid)));
  const text = sql`concat_ws(' ', ${notifications.titleRu}, ${notifications.titleUz}, ${notifications.bodyRu}, ${notifications.bodyUz})`;
  for (const { id, number } of erased) {
    const own = await tx.select({ id: returns.id }).from(returns).where(eq(returns.orderId, id));
    const links = [`/orders/${id}`, `/orders/${id}/pay`, ...own.map((row) => `/cabinet/returns/${row.id}`)];
    await tx.delete(notifications).where(and(old, or(inArray(notifications.link, links), sql`position(${number} in ${text}) > 0`)));
  }
}

import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { orderSharesOf, type PaymentRow } from './payment-store.ts';

/** The number and store by which the customer knows an order. */
export type OrderName = { readonly id: string; readonly number: string; readonly store: string };
type Names = ReadonlyMap<string, OrderName>;

/** The names of the orders that these payments are for, by order id. */
export async function loadOrderNames(db: Database, payments: readonly PaymentRow[]): Promise<Names> {
  const ids = [...new Set(payments.flatMap((payment) => orderSharesOf(payment).map(({ orderId }) => orderId)))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: orders.id, number: orders.number, store: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(inArray(orders.id, ids));
  return new Map(found.map((order) => [order.id, order]));
}

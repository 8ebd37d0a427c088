import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { storeAddresses, stores } from '../../db/schema/catalogue.ts';
import { orderEvents, orderItems, orders, scheduleRows } from '../../db/schema/orders.ts';
import type { OrderRows } from './order-view.ts';

type OrderRow = typeof orders.$inferSelect;

/** Orders with their stores, items, schedules and events, in the order of `rows`; at most five queries for any number of orders. */
export async function loadOrderRows(db: Database, rows: readonly OrderRow[]): Promise<OrderRows[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const storeIds = [...new Set(rows.map((row) => row.storeId))];
  const named = await db.select({ id: stores.id, name: stores.name, logo: stores.logo }).from(stores).where(inArray(stores.id, storeIds));
  const branches = await loadBranches(db, rows);
  const items = await db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(asc(orderItems.number));
  const schedule = await db.select().from(scheduleRows).where(inArray(scheduleRows.orderId, ids)).orderBy(asc(scheduleRows.number));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  const storeOf = new Map(named.map((store) => [store.id, store]));
  const itemsOf = Map.groupBy(items, (row) => row.orderId);
  const scheduleOf = Map.groupBy(schedule, (row) => row.orderId);
  const eventsOf = Map.groupBy(events, (row) => row.orderId);
  return rows.flatMap((order) => {
    const store = storeOf.get(order.storeId);
    if (store === undefined) return [];
    return [
      {
        order,
        store,
        branch: order.pickupAddressId === null ? null : (branches.get(order.pickupAddressId) ?? null),
        items: itemsOf.get(order.id) ?? [],
        schedule: scheduleOf.get(order.id) ?? [],
        events: eventsOf.get(order.id) ?? [],
      },
    ];
  });
}

async function loadBranches(db: Database, rows: readonly OrderRow[]): Promise<Map<string, typeof storeAddresses.$inferSelect>> {
  const ids = rows.flatMap((row) => row.pickupAddressId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db.select().from(storeAddresses).where(inArray(storeAddresses.id, ids));
  return new Map(found.map((branch) => [branch.id, branch]));
}

/** One order of the customer; null when it does not exist or belongs to another customer. */
export async function loadOwnOrder(db: Database, customerId: string, orderId: string): Promise<OrderRows | null> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  const [found] = await loadOrderRows(db, rows);
  return found ?? null;
}

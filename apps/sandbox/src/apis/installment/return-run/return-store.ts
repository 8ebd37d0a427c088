import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { orderEvents, orderItems, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { returnEvents, returnItems, returns } from '../../../db/schema/returns.ts';
import { loadOrderContributions, type OrderContribution } from '../../billing/refund/order-refund.ts';
import type { ReturnedLine } from './plan-return.ts';
import { parseReturnState } from './return-rules.ts';

export type ReturnRow = typeof returns.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
type ScheduleRow = typeof scheduleRows.$inferSelect;

/** An order with everything that a return needs. */
export type ReturnContext = {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly rows: readonly ScheduleRow[];
  readonly bought: readonly ReturnedLine[];
  readonly returned: readonly ReturnedLine[];
  readonly contributions: readonly OrderContribution[];
  readonly deliveredAt: Date | null;
};

/** `lock`: locks the order for the rest of the transaction, as payments do. Null if the customer has no such order. */
export async function loadReturnContext(tx: Database, customerId: string, orderId: string, lock: boolean): Promise<ReturnContext | null> {
  const own = tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  const [order] = lock ? await own.for('update') : await own;
  if (order === undefined) return null;
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.number));
  const rows = await tx.select().from(scheduleRows).where(eq(scheduleRows.orderId, orderId)).orderBy(asc(scheduleRows.number));
  const [delivered] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'delivered')))
    .orderBy(asc(orderEvents.at))
    .limit(1);
  return {
    order,
    items,
    rows,
    bought: items.map(({ number, quantity, price }) => ({ line: number, quantity, price })),
    returned: await loadReturnedLines(tx, orderId),
    contributions: await loadOrderContributions(tx, orderId),
    deliveredAt: delivered?.at ?? null,
  };
}

/** Lines and quantities that accepted returns took back. */
async function loadReturnedLines(tx: Database, orderId: string): Promise<ReturnedLine[]> {
  const { line, quantity, price } = returnItems;
  return tx
    .select({ line, quantity, price })
    .from(returnItems)
    .innerJoin(returns, eq(returns.id, returnItems.returnId))
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'accepted')));
}

export async function loadReturnLines(tx: Database, returnId: string): Promise<ReturnedLine[]> {
  const { line, quantity, price } = returnItems;
  return tx.select({ line, quantity, price }).from(returnItems).where(eq(returnItems.returnId, returnId)).orderBy(asc(line));
}

export async function findOpenReturn(tx: Database, orderId: string): Promise<ReturnRow | null> {
  const [found] = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, orderId), isNull(returns.closedAt)));
  return found ?? null;
}

export async function findReturn(tx: Database, customerId: string, id: string): Promise<ReturnRow | null> {
  const [found] = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.id, id), eq(returns.customerId, customerId)));
  return found ?? null;
}

/** Locks the order first, then the case. Every change of a case locks in this sequence, so that changes cannot deadlock. */
export async function lockReturn(tx: Database, id: string): Promise<ReturnRow | null> {
  const [seen] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id));
  if (seen === undefined) return null;
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, seen.orderId)).for('update');
  const [found] = await tx.select().from(returns).where(eq(returns.id, id)).for('update');
  return found ?? null;
}

/** An order's returns with their items, newest first. */
export async function listReturnsOfOrder(tx: Database, orderId: string) {
  const rows = await tx.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(desc(returns.requestedAt), desc(returns.id));
  const ids = rows.map(({ id }) => id);
  const items =
    ids.length === 0 ? [] : await tx.select().from(returnItems).where(inArray(returnItems.returnId, ids)).orderBy(asc(returnItems.line));
  return rows.map((row) => ({
    id: row.id,
    state: parseReturnState(row.state),
    items: items.filter(({ returnId }) => returnId === row.id).map(({ line, quantity }) => ({ line, quantity })),
  }));
}

export async function recordReturnEvent(tx: Database, returnId: string, event: { state: string; actor: string; at: Date }): Promise<void> {
  await tx.insert(returnEvents).values({ returnId, ...event });
}

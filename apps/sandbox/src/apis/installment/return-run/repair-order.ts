import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { orderEvents, orders } from '../../../db/schema/orders.ts';
import { finishOrderIfPaid } from '../store-run/finish-if-paid.ts';
import { canBecome } from '../store-run/order-transitions.ts';
import type { OrderRow } from './return-store.ts';

/**
 * Called when the store has received the goods for repair: a locked order gets the status `repair`. An order that became `broke` or was
 * paid off in the meantime keeps its status.
 */
export async function beginRepair(tx: Database, order: OrderRow, at: Date): Promise<void> {
  if (canBecome(order.status, 'repair')) await setOrderStatus(tx, order.id, { status: 'repair', at, actor: 'store' });
}

/** Called when the case is over: a locked order in `repair` becomes `delivered`, and `finished` if it was paid off in the meantime. */
export async function endRepair(tx: Database, orderId: string, at: Date): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order?.status !== 'repair') return;
  await setOrderStatus(tx, orderId, { status: 'delivered', at, actor: 'store' });
  await finishOrderIfPaid(tx, { ...order, status: 'delivered' }, at);
}

type RepairStep = { readonly status: string; readonly at: Date; readonly actor: string };

async function setOrderStatus(tx: Database, orderId: string, { status, at, actor }: RepairStep): Promise<void> {
  await tx.update(orders).set({ status }).where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({ orderId, status, at, actor });
}

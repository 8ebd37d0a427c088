import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { orderEvents, orders } from '../../../db/schema/orders.ts';
import { statusAfterPayment } from '../../billing/payment/order-bounds.ts';

type OrderRow = typeof orders.$inferSelect;

/** A locked order that comes back from the repair is finished where its last instalment was paid meanwhile: the order as it then stands. */
export async function finishIfPaid(tx: Database, order: OrderRow, at: Date): Promise<OrderRow> {
  const status = statusAfterPayment(order, 'instalment', 0);
  if (order.type !== 'installment' || status === order.status) return order;
  await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({ orderId: order.id, status, at, actor: 'system' });
  return { ...order, status };
}

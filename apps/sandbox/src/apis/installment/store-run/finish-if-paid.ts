import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { orderEvents, orders } from '../../../db/schema/orders.ts';
import { finishedSubject } from '../../../domain/message/drop-queued-sms.ts';
import { statusAfterPayment } from '../../billing/payment/order-bounds.ts';
import { PAYMENT_NOTIFICATIONS } from '../../billing/payment/payment-notifications.ts';
import { writePaymentNotification } from '../../billing/payment/write-payment-notification.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Finishes a locked, delivered order whose last instalment was already paid, during the delivery or a repair, and notifies the customer.
 * Returns the order, changed or not.
 */
export async function finishOrderIfPaid(tx: Database, order: OrderRow, at: Date): Promise<OrderRow> {
  const status = statusAfterPayment(order, 'instalment', 0);
  if (order.type !== 'installment' || status === order.status) return order;
  await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({ orderId: order.id, status, at, actor: 'system' });
  const owner = { customerId: order.customerId, id: finishedSubject(order.id) };
  await runWritesAtOnce(tx, [writePaymentNotification(tx, owner, order.id, PAYMENT_NOTIFICATIONS.finished(order.id), at)]);
  return { ...order, status };
}

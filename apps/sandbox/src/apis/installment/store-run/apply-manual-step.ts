import { eq } from 'drizzle-orm';
import { stores } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { isHeldForPayment } from '../../../domain/order/held-order.ts';
import type { OrderStatus } from '../../../domain/order/order-phase.ts';
import { sendToCourt } from '../daily-run/daily-run.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { parseCourierRequests, storeRefuses } from './magic-stores.ts';
import { nextOrderStep } from './order-steps.ts';
import { manualNextStatuses } from './order-transitions.ts';
import type { JobContext } from './run-due-order-steps.ts';

type OrderRow = typeof orders.$inferSelect;
type Tools = Pick<JobContext, 'db' | 'clock' | 'config'>;
/** In these statuses the courier has the goods, so a failed delivery is the courier's step. */
const IN_DELIVERY_STATUSES: readonly string[] = ['shipping', 'dpd_delivery'];
const COURIER_STATUSES: readonly OrderStatus[] = ['shipping', 'dpd_delivery', 'delivered'];

/**
 * Takes a step for a tester: as the store, the courier, or the daily run that sends an order to court. Returns null for an unknown order,
 * and `not_allowed` if the domain's table has no such step.
 */
export async function applyManualStep({ db, clock, config }: Tools, id: string, to: OrderStatus): Promise<OrderRow | null | 'not_allowed'> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    if (order === undefined) return null;
    if (!manualNextStatuses(order).includes(to)) return 'not_allowed';
    if (to === 'send_enveloper') {
      await sendToCourt(tx, order, clock.now());
      return { ...order, status: to };
    }
    const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, order.storeId));
    const at = clock.now();
    const brings = order.deliveryKind === 'delivery' && (COURIER_STATUSES.includes(to) || IN_DELIVERY_STATUSES.includes(order.status));
    const actor = brings && order.status !== 'repair' ? 'delivery' : 'store';
    const moved = await changeOrderStatus(tx, order, { to, at, actor, storeName: store?.name ?? '' });
    if (order.checkoutId === null) return moved;
    const magic = { refuses: storeRefuses(order.storeId, config), courier: parseCourierRequests(order.comment, config) };
    const next = nextOrderStep({ ...moved, since: at, ...magic, isHeld: isHeldForPayment(moved) }, config);
    await tx
      .update(orders)
      .set({ nextStepAt: next?.at ?? null })
      .where(eq(orders.id, id));
    return moved;
  });
}

import { desc, eq, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Clock } from '../../../core/clock.ts';
import type { SmsSender } from '../../../core/sms.ts';
import type { Database } from '../../../db/client.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { orderEvents, orders } from '../../../db/schema/orders.ts';
import { isHeldForPayment } from '../../../domain/order/held-order.ts';
import { amountInProgress } from '../../billing/payment/payable-orders.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { parseCourierRequests, storeRefuses } from './magic-stores.ts';
import { nextOrderStep } from './order-steps.ts';

export type JobContext = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly sms: SmsSender;
  readonly log: FastifyBaseLogger;
};

/**
 * Performs every step of store and courier that is due by the business clock, and cancels orders that were not paid in time. Called before
 * orders or limits are read, when the clock is moved, and every second. Runs one indexed query when nothing is due.
 */
export async function runDueOrderSteps(tools: JobContext): Promise<void> {
  const { db, clock, config } = tools;
  const due = await db.select({ id: orders.id }).from(orders).where(lte(orders.nextStepAt, clock.now())).orderBy(orders.id);
  for (const { id } of due) await db.transaction((tx) => performDueSteps(tx, id, clock.now(), config));
}

async function performDueSteps(tx: Database, id: string, now: Date, config: Config): Promise<void> {
  const [found] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (found === undefined || found.nextStepAt === null || found.nextStepAt > now) return;
  const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, found.storeId));
  const refuses = storeRefuses(found.storeId, config);
  const courier = parseCourierRequests(found.comment, config);
  let order = found;
  let since = await lastEventAt(tx, id, found.createdAt);
  for (;;) {
    const next = nextOrderStep({ ...order, since, refuses, courier, isHeld: isHeldForPayment(order) }, config);
    // The step of an order that was held is due when it was paid again, not when it would have been due before.
    const step = next !== null && next.at < found.nextStepAt ? { ...next, at: found.nextStepAt } : next;
    if (step === null || step.at > now) {
      await tx
        .update(orders)
        .set({ nextStepAt: step?.at ?? null })
        .where(eq(orders.id, id));
      return;
    }
    // A payment is still running: wait for its result before canceling the order as unpaid.
    if (order.status === 'waiting' && (await amountInProgress(tx, id)) > 0) return;
    order = await changeOrderStatus(tx, order, { ...step, storeName: store?.name ?? '' });
    since = step.at;
  }
}

async function lastEventAt(tx: Database, orderId: string, createdAt: Date): Promise<Date> {
  const [last] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.at), desc(orderEvents.id))
    .limit(1);
  return last?.at ?? createdAt;
}

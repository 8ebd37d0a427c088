import type { Database } from '../db/client.ts';
import { insertRows } from '../db/insert-rows.ts';
import { stores } from '../db/schema/catalogue.ts';
import { paymentReminders } from '../db/schema/channels.ts';
import { notifications, orderEvents, orderItems, orders, scheduleRows } from '../db/schema/orders.ts';
import { buildOrder } from './orders/build-order.ts';
import { createGoodsPicker } from './orders/goods-picker.ts';
import { seedLimits } from './orders/limits.ts';
import { buildNotifications } from './orders/notifications.ts';
import { ORDER_PLANS } from './orders/plans.ts';
import { buildSentReminders } from './orders/reminders.ts';
import type { SeedInput } from './shared/seed-input.ts';

const FIRST_ORDER_ID = 100_001;

/** Seeds orders, limits and notifications of the demo customers. The catalogue must be seeded before. */
export async function seedOrders(tx: Database, { today, random }: SeedInput): Promise<void> {
  const shelf = await createGoodsPicker(tx);
  const built = ORDER_PLANS.map((plan, index) =>
    buildOrder({ id: String(FIRST_ORDER_ID + index), plan, goods: shelf.pick(plan, random), today, random }),
  );
  const named = await tx.select({ id: stores.id, name: stores.name }).from(stores);
  await tx.insert(orders).values(built.map((item) => item.order));
  await tx.insert(orderItems).values(built.flatMap((item) => item.items));
  await tx.insert(scheduleRows).values(built.flatMap((item) => item.schedule));
  await tx.insert(orderEvents).values(built.flatMap((item) => item.events));
  await insertRows(tx, paymentReminders, buildSentReminders(built, today));
  await seedLimits(tx, today);
  await tx.insert(notifications).values(buildNotifications(built, new Map(named.map((store) => [store.id, store.name])), today));
}

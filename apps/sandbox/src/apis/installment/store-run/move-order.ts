import { randomUUID } from 'node:crypto';
import { tashkentDate } from '@muddat/i18n';
import { addMonthsClamped } from '@muddat/schedule';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { notifications, orderEvents, orders, scheduleRows } from '../../../db/schema/orders.ts';
import type { NotificationKind } from '../channels/channel-rules.ts';
import type { OrderStatus } from '../order-phase.ts';
import { giveBack, UNDONE } from './give-back.ts';
import type { Actor } from './order-steps.ts';
import { stepText } from './step-texts.ts';

type OrderRow = typeof orders.$inferSelect;
/** To a customer's phone, once what it tells of is in the database. `kind` is `order` unless it says otherwise; `always` is not the customer's to choose. */
export type OrderMessage = { readonly customerId: string; readonly text: string; readonly kind?: NotificationKind | 'always' };
type Moved = { readonly order: OrderRow; readonly message: OrderMessage | null };
type Move = { readonly to: OrderStatus; readonly at: Date; readonly actor: Actor; readonly storeName: string };

const ACCEPTED: readonly OrderStatus[] = ['confirmed', 'in_work', 'packing'];

/** The next status of a locked order, with what follows from it, its event and notification: the order as it then stands, and what to send. */
export async function moveOrder(tx: Database, order: OrderRow, { to, at, actor, storeName }: Move): Promise<Moved> {
  const today = tashkentDate(at);
  const accepted = ACCEPTED.includes(to) && order.confirmedOn === null;
  const cashPaid = to === 'delivered' && order.cash ? { paidAmount: order.totalAmount } : {};
  const set = { status: to, ...(accepted ? { confirmedOn: today } : {}), ...cashPaid };
  if (accepted) await countSchedule(tx, order.id, today);
  const undone = UNDONE.some((status) => status === to);
  const returned = undone ? await giveBack(tx, order, { now: at, today }) : 0;
  await tx.update(orders).set(set).where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({ orderId: order.id, status: to, at, actor });
  const told = stepText(to, {
    ...order,
    from: order.status,
    storeName,
    returned,
    unpaid: order.status === 'waiting' && actor === 'system',
  });
  if (told !== null) {
    const { type, titleRu, titleUz, bodyRu, bodyUz } = told;
    const text = { type, titleRu, titleUz, bodyRu, bodyUz };
    const row = { id: randomUUID(), customerId: order.customerId, ...text, createdAt: at, link: `/orders/${order.id}` };
    await tx.insert(notifications).values(row);
  }
  const text = told?.sms?.[order.locale === 'uz' ? 'uz' : 'ru'];
  return {
    order: { ...order, ...set, ...(undone ? { paidAmount: 0, initialFeePaid: 0 } : {}) },
    message: text === undefined || told === null ? null : { customerId: order.customerId, text, kind: told.type },
  };
}

/** The first payment is due a month after the store has confirmed (domain, Arithmetic): the dates are counted anew, the sums stand. */
async function countSchedule(tx: Database, orderId: string, confirmedOn: string): Promise<void> {
  const rows = await tx
    .select({ number: scheduleRows.number })
    .from(scheduleRows)
    .where(eq(scheduleRows.orderId, orderId))
    .orderBy(asc(scheduleRows.number));
  for (const { number } of rows) {
    await tx
      .update(scheduleRows)
      .set({ dueDate: addMonthsClamped(confirmedOn, number) })
      .where(and(eq(scheduleRows.orderId, orderId), eq(scheduleRows.number, number)));
  }
}

import { randomUUID } from 'node:crypto';
import { tashkentDate } from '@muddat/i18n';
import { addMonthsClamped, type CalendarDate } from '@muddat/schedule';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { notifications, orderEvents, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { dropQueuedSms } from '../../../domain/message/drop-queued-sms.ts';
import { daytimeSmsColumns } from '../../../domain/message/sms-with-store-name.ts';
import type { OrderStatus } from '../../../domain/order/order-phase.ts';
import { finishOrderIfPaid } from './finish-if-paid.ts';
import type { OrderActor } from './order-steps.ts';
import { reverseOrder, UNDELIVERED_STATUSES } from './reverse-order.ts';
import { orderStepSms } from './step-sms.ts';
import { type OrderStepTextFacts, orderStepText } from './step-texts.ts';

type OrderRow = typeof orders.$inferSelect;
type OrderTransition = { readonly to: OrderStatus; readonly at: Date; readonly actor: OrderActor; readonly storeName: string };

const ACCEPTED_STATUSES: readonly OrderStatus[] = ['confirmed', 'in_work', 'packing'];

/** Moves a locked order to its next status, with all consequences, its event and notification. Returns the changed order. */
export async function changeOrderStatus(tx: Database, order: OrderRow, { to, at, actor, storeName }: OrderTransition): Promise<OrderRow> {
  const today = tashkentDate(at);
  const accepted = ACCEPTED_STATUSES.includes(to) && order.confirmedOn === null;
  const cashPaid = to === 'delivered' && order.cash ? { paidAmount: order.totalAmount } : {};
  const set = { status: to, ...(accepted ? { confirmedOn: today } : {}), ...cashPaid };
  if (accepted) await recomputeSchedule(tx, order.id, today);
  const undone = UNDELIVERED_STATUSES.some((status) => status === to);
  const returned = undone ? await reverseOrder(tx, order, { now: at, today }) : 0;
  await tx.update(orders).set(set).where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({ orderId: order.id, status: to, at, actor });
  if (undone) await dropQueuedSms(tx, order.id);
  await notifyOfStep(tx, order, to, { at, storeName, returned, unpaid: order.status === 'waiting' && actor === 'system' });
  const moved = { ...order, ...set, ...(undone ? { paidAmount: 0, initialFeePaid: 0 } : {}) };
  return to === 'delivered' ? finishOrderIfPaid(tx, moved, at) : moved;
}

type StepNotificationFacts = Pick<OrderStepTextFacts, 'storeName' | 'returned' | 'unpaid'> & { readonly at: Date };

/** Sends the notification and the SMS of a step, if the step has them. `order`: as it was before the step. */
async function notifyOfStep(tx: Database, order: OrderRow, to: OrderStatus, { at, ...facts }: StepNotificationFacts): Promise<void> {
  const { id, customerId, number, type, deliveryKind, status: from, locale } = order;
  const about: OrderStepTextFacts = { number, deliveryKind, from, onLimit: type === 'installment', ...facts };
  const told = orderStepText(to, about);
  if (told === null) return;
  const sms = orderStepSms(to, about)?.[locale === 'uz' ? 'uz' : 'ru'];
  const row = { id: randomUUID(), customerId, ...told, storeName: facts.storeName, createdAt: at, link: `/orders/${id}` };
  await tx.insert(notifications).values({ ...row, ...(sms === undefined ? {} : daytimeSmsColumns(sms, id)) });
}

/**
 * Computes the due dates again: the first payment is due a month after the store has confirmed (domain, Arithmetic). The sums stay the
 * same.
 */
async function recomputeSchedule(tx: Database, orderId: string, confirmedOn: CalendarDate): Promise<void> {
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

import { randomUUID } from 'node:crypto';
import type { Locale } from '@muddat/i18n';
import { addDays, type CalendarDate } from '@muddat/schedule';
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { isJobDoneOn, markJobDone } from '../../../core/daily-jobs.ts';
import type { Database } from '../../../db/client.ts';
import { paymentReminders } from '../../../db/schema/channels.ts';
import { notifications, orders, scheduleRows } from '../../../db/schema/orders.ts';
import { loadChannels } from '../../../domain/message/load-channels.ts';
import { type NotificationText, paymentOverdue, paymentSoon, paymentToday } from '../../../domain/message/notification-texts.ts';
import { sendCustomerSms } from '../../../domain/message/send-messages.ts';
import { statusesOfPhases } from '../../../domain/order/order-phase.ts';
import { instalmentKey, listDueInstalments } from '../../billing/consents/due-instalments.ts';
import { forecastDebits } from '../../billing/consents/forecast-debits.ts';
import type { JobContext } from '../store-run/run-due-order-steps.ts';
import { type DueReminder, findDueReminders, isReminderTime, LATE_REMINDER_INTERVAL_DAYS, REMINDER_DAYS_AHEAD } from './reminder-rules.ts';
import { reminderSms } from './reminder-sms.ts';

const BATCH_SIZE = 500;
/** Orders in court get no reminders: the court deals with them. */
const REMINDED_STATUSES = statusesOfPhases('running').filter((status) => status !== 'send_enveloper');

type OrderFacts = { readonly id: string; readonly number: string; readonly customerId: string; readonly locale: string };
type DueOrderReminder = DueReminder & { readonly order: OrderFacts };

/**
 * Reminds customers of what is due, once a day from the morning on. Called every second and when the clock is moved, never by a customer's
 * request, which would have to wait for the messages of all customers. Parallel runs send each reminder once.
 */
export async function sendReminders(tools: JobContext): Promise<void> {
  const { db, clock } = tools;
  const now = clock.now();
  if (!isReminderTime(now)) return;
  const today = clock.today();
  if (await isJobDoneOn(db, 'reminders', today)) return;
  const due = await listDueReminders(db, today);
  for (let start = 0; start < due.length; start += BATCH_SIZE) {
    const sent = await db.transaction((tx) => writeReminders(tx, due.slice(start, start + BATCH_SIZE), now, today));
    // After the commit: if a rollback followed, the message would be sent again.
    await sendCustomerSms(tools, sent.map(messageOf));
  }
  await markJobDone(tools, 'reminders', today);
}

async function listDueReminders(db: Database, today: CalendarDate): Promise<DueOrderReminder[]> {
  const rows = await db
    .select({
      order: { id: orders.id, number: orders.number, customerId: orders.customerId, locale: orders.locale },
      number: scheduleRows.number,
      dueDate: scheduleRows.dueDate,
      left: sql`${scheduleRows.amount} - ${scheduleRows.paidAmount}`.mapWith(Number),
    })
    .from(scheduleRows)
    .innerJoin(orders, eq(orders.id, scheduleRows.orderId))
    .where(
      and(
        eq(orders.type, 'installment'),
        inArray(orders.status, REMINDED_STATUSES),
        sql`${scheduleRows.paidAmount} < ${scheduleRows.amount}`,
        lte(scheduleRows.dueDate, addDays(today, REMINDER_DAYS_AHEAD)),
      ),
    );
  // Older reminders do not matter: `soon` starts three days before the date, `late` repeats weekly.
  const lately = await db
    .select()
    .from(paymentReminders)
    .where(gte(paymentReminders.sentOn, addDays(today, -LATE_REMINDER_INTERVAL_DAYS)));
  const sentOf = Map.groupBy(lately, (row) => row.orderId);
  const debits = await forecastDebits(db, await listDueInstalments(db, { until: addDays(today, REMINDER_DAYS_AHEAD) }), today);
  // A debit that no source can pay, or that a freeze stops, must be paid by hand, so a reminder is needed.
  const debited = new Set(debits.filter(({ source, frozen }) => source !== null && !frozen).map(instalmentKey));
  return [...Map.groupBy(rows, (row) => row.order.id).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { order } = first;
    const instalments = own.map((row) => ({ ...row, debited: debited.has(instalmentKey(row)) }));
    return findDueReminders(instalments, sentOf.get(order.id) ?? [], today).map((reminder) => ({ ...reminder, order }));
  });
}

/** Stores the reminders with their notifications. Returns those that this run stored, not those of a parallel run. */
async function writeReminders(tx: Database, due: readonly DueOrderReminder[], at: Date, today: CalendarDate): Promise<DueOrderReminder[]> {
  const keys = due.map(({ order, number, dueDate, kind, week }) => ({ orderId: order.id, number, dueDate, kind, week, sentOn: today }));
  const written = await tx.insert(paymentReminders).values(keys).onConflictDoNothing().returning();
  const isMine = new Set(written.map((row) => `${row.orderId} ${row.number} ${row.kind}`));
  const mine = due.filter(({ order, number, kind }) => isMine.has(`${order.id} ${number} ${kind}`));
  const channels = await loadChannels(
    tx,
    mine.map(({ order }) => order.customerId),
  );
  const notices = mine
    .filter(({ order }) => channels(order.customerId).payment.includes('portal'))
    .map((one) => ({
      id: randomUUID(),
      customerId: one.order.customerId,
      type: 'order',
      ...textOf(one),
      createdAt: at,
      link: `/orders/${one.order.id}/pay`,
    }));
  if (notices.length > 0) await tx.insert(notifications).values(notices);
  return mine;
}

function textOf({ kind, order, amount, dueDate }: DueOrderReminder): NotificationText {
  if (kind === 'late') return paymentOverdue(order.number, amount);
  return kind === 'today' ? paymentToday(order.number, amount) : paymentSoon(order.number, amount, dueDate);
}

function messageOf(due: DueOrderReminder) {
  const locale: Locale = due.order.locale === 'uz' ? 'uz' : 'ru';
  return { customerId: due.order.customerId, text: reminderSms({ ...due, number: due.order.number })[locale], kind: 'payment' } as const;
}

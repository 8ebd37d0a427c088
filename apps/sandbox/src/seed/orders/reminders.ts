import { addDays, type CalendarDate } from '@muddat/schedule';
import {
  type DueReminder,
  findDueReminders,
  LATE_REMINDER_INTERVAL_DAYS,
  REMINDER_DAYS_AHEAD,
} from '../../apis/installment/reminders/reminder-rules.ts';
import type { paymentReminders } from '../../db/schema/channels.ts';
import type { BuiltOrder } from './build-order.ts';

/**
 * Reminders that are stored as sent to the demo customers, so that a fresh start does not send many SMS at once. Later reminders are sent
 * on their days.
 */
export function buildSentReminders(built: readonly BuiltOrder[], today: CalendarDate): (typeof paymentReminders.$inferInsert)[] {
  return built.flatMap(({ order, schedule }) => {
    const unpaid = schedule.map((row) => ({ ...row, left: row.amount - row.paidAmount, debited: false }));
    return findDueReminders(unpaid, [], today).map((reminder) => {
      const { number, dueDate, kind, week } = reminder;
      return { orderId: order.id, number, dueDate, kind, week, sentOn: dayOf(reminder) };
    });
  });
}

function dayOf({ kind, dueDate, week }: DueReminder): CalendarDate {
  if (kind === 'late') return addDays(dueDate, 1 + week * LATE_REMINDER_INTERVAL_DAYS);
  return kind === 'today' ? dueDate : addDays(dueDate, -REMINDER_DAYS_AHEAD);
}

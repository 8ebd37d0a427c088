import { addDays, type CalendarDate, daysBetween } from '@muddat/schedule';
import { tashkentHour } from '../../../core/clock.ts';

/** `soon`: up to three days before the due date. `today`: on it. `late`: on the first day after it, then once a week. */
export type ReminderKind = 'soon' | 'today' | 'late';
/**
 * `left`: the unpaid sum. `debited`: an automatic debit will take it and has its own notice, so no reminder is sent before the due date.
 */
export type RemindableInstalment = {
  readonly number: number;
  readonly dueDate: CalendarDate;
  readonly left: number;
  readonly debited: boolean;
};
export type Reminder = {
  readonly number: number;
  readonly dueDate: CalendarDate;
  readonly kind: ReminderKind;
  /** For `late`: the week of the delay, from 0. Otherwise 0. */
  readonly week: number;
};
export type SentReminder = Reminder & { readonly sentOn: CalendarDate };
/** `amount`: the sum to pay; for `late`, everything overdue on the order. */
export type DueReminder = Reminder & { readonly amount: number };

export const REMINDER_DAYS_AHEAD = 3;
export const LATE_REMINDER_INTERVAL_DAYS = 7;
const MORNING_HOUR = 9;
const EVENING_HOUR = 20;

/** Reminders are sent only by day. A reminder that is due at night waits for the morning. */
export function isReminderTime(now: Date): boolean {
  const hour = tashkentHour(now);
  return hour >= MORNING_HOUR && hour < EVENING_HOUR;
}

/**
 * Reminders for one order on a day, by its unpaid instalments and the reminders already sent. A late order gets one reminder: for its
 * oldest instalment, with the whole overdue sum. After missed days, one reminder is sent, not one for each day.
 */
export function findDueReminders(
  instalments: readonly RemindableInstalment[],
  sent: readonly SentReminder[],
  today: CalendarDate,
): DueReminder[] {
  const unpaid = instalments.filter((row) => row.left > 0).toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1));
  const wasSent = (reminder: Reminder) => sent.some((one) => isSameReminder(one, reminder));
  const ahead = unpaid.flatMap(({ number, dueDate, left, debited }): DueReminder[] => {
    if (debited || dueDate < today || dueDate > addDays(today, REMINDER_DAYS_AHEAD)) return [];
    const kind = dueDate === today ? 'today' : 'soon';
    return [{ number, dueDate, kind, week: 0, amount: left }];
  });
  return [...lateReminder(unpaid, sent, today), ...ahead].filter((reminder) => !wasSent(reminder));
}

function lateReminder(unpaid: readonly RemindableInstalment[], sent: readonly SentReminder[], today: CalendarDate): DueReminder[] {
  const late = unpaid.filter((row) => row.dueDate < today);
  const [oldest] = late;
  if (oldest === undefined) return [];
  const isLately = sent.some(({ kind, sentOn }) => kind === 'late' && daysBetween(sentOn, today) < LATE_REMINDER_INTERVAL_DAYS);
  if (isLately) return [];
  const week = Math.floor((daysBetween(oldest.dueDate, today) - 1) / LATE_REMINDER_INTERVAL_DAYS);
  const amount = late.reduce((sum, row) => sum + row.left, 0);
  return [{ number: oldest.number, dueDate: oldest.dueDate, kind: 'late', week, amount }];
}

const isSameReminder = (a: Reminder, b: Reminder): boolean =>
  a.number === b.number && a.dueDate === b.dueDate && a.kind === b.kind && a.week === b.week;

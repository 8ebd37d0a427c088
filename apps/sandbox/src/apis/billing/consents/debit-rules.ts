import { tashkentDate } from '@muddat/i18n';
import { addDays, type CalendarDate, GRACE_DAYS } from '@muddat/schedule';
import { tashkentHour } from '../../../core/clock.ts';

/** spec gap: messages are sent from 9:00 to 21:00, Tashkent time. Messages due at night wait. */
const MORNING_HOUR = 9;
const EVENING_HOUR = 21;

export function isQuietTime(now: Date): boolean {
  const hour = tashkentHour(now);
  return hour < MORNING_HOUR || hour >= EVENING_HOUR;
}

/** The maximum number of days between notice and debit that a customer can choose; the contract's limit. */
export const MAX_NOTICE_DAYS = 14;

export const debitNoticeDay = (dueDate: CalendarDate, noticeDays: number): CalendarDate => addDays(dueDate, -noticeDays);

/** The day on which a pending notice is sent: `ownDay`, but not before today, or before tomorrow if it is already 21:00 in Tashkent. */
export function debitNoticeSendDay(ownDay: CalendarDate, now: Date): CalendarDate {
  const today = tashkentDate(now);
  const next = tashkentHour(now) < EVENING_HOUR ? today : addDays(today, 1);
  return ownDay > next ? ownDay : next;
}

/**
 * One debit on the due date, then one on each day of the grace period. After that the customer's limit is blocked (domain, Overdue), and
 * debits stop.
 */
const MAX_DEBIT_DAYS = 1 + GRACE_DAYS;

/** The earliest due date that may still be debited on a day. */
export const earliestDebitableDueDate = (today: CalendarDate): CalendarDate => addDays(today, -GRACE_DAYS);

/** After these reasons the next card is tried at once. A timeout is not among them: that charge may still succeed. */
const CARD_REFUSAL_REASONS: readonly (string | null)[] = ['card_declined', 'insufficient_funds', 'card_expired', 'card_deleted'];

export const shouldTryNextCard = (reason: string | null): boolean => CARD_REFUSAL_REASONS.includes(reason);

type PastDebit = { readonly day: CalendarDate; readonly state: string };

/** The day of an instalment's next debit; null when all its days are used up, a debit has succeeded or the grace period is over. */
export function nextDebitDay(dueDate: CalendarDate, past: readonly PastDebit[], today: CalendarDate): CalendarDate | null {
  const isUsedUp = past.filter(({ day }) => day < today).length >= MAX_DEBIT_DAYS;
  if (isUsedUp || past.some((debit) => debit.state === 'succeeded')) return null;
  if (dueDate > today) return dueDate;
  const doneToday = past.some((debit) => debit.day === today && debit.state !== 'running');
  const next = doneToday ? addDays(today, 1) : today;
  return dueDate < earliestDebitableDueDate(next) ? null : next;
}

/** Notify the customer of the first failure and of the final one: a message about each of six attempts would help nobody. */
export const shouldNotifyFailure = (failedDays: number, next: CalendarDate | null): boolean => failedDays === 1 || next === null;

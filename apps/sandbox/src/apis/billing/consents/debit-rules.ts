import { tashkentDate } from '@muddat/i18n';
import { addDays, GRACE_DAYS } from '@muddat/schedule';
import { tashkentHour } from '../../../core/clock.ts';

/** spec gap: messages go out between 9 in the morning and 9 in the evening, Tashkent; what falls in the night waits. */
const MORNING_HOUR = 9;
const EVENING_HOUR = 21;

export function isNight(now: Date): boolean {
  const hour = tashkentHour(now);
  return hour < MORNING_HOUR || hour >= EVENING_HOUR;
}

/** The longest time that a notice can be asked for ahead; the contract's bound. */
export const MAX_NOTICE_DAYS = 14;

export const noticeDay = (dueDate: string, noticeDays: number): string => addDays(dueDate, -noticeDays);

/** The day on which a notice that has not been sent yet goes out: its own, or the next one on which anybody may still be written to. */
export function noticeDayFrom(ownDay: string, now: Date): string {
  const today = tashkentDate(now);
  const next = tashkentHour(now) < EVENING_HOUR ? today : addDays(today, 1);
  return ownDay > next ? ownDay : next;
}

/** On the due date, and after a failure once a day through the grace period, while the limit is not blocked yet. */
const MAX_DEBIT_DAYS = 1 + GRACE_DAYS;

/** The earliest due date that may still be debited on a day. */
export const earliestDueDate = (today: string): string => addDays(today, -GRACE_DAYS);

/** Reasons after which the next card is tried at once. After a silence of the bank it is not: the charge may still come. */
const REFUSED: readonly (string | null)[] = ['card_declined', 'insufficient_funds', 'card_expired', 'card_deleted'];

export const triesNextCard = (reason: string | null): boolean => REFUSED.includes(reason);

type PastDebit = { readonly day: string; readonly state: string };

/** The day of an instalment's next debit; null when its tries are used up, one has succeeded or the grace period is over. */
export function nextDebitDay(dueDate: string, past: readonly PastDebit[], today: string): string | null {
  const isUsedUp = past.filter(({ day }) => day < today).length >= MAX_DEBIT_DAYS;
  if (isUsedUp || past.some((debit) => debit.state === 'succeeded')) return null;
  if (dueDate > today) return dueDate;
  const doneToday = past.some((debit) => debit.day === today && debit.state !== 'running');
  const next = doneToday ? addDays(today, 1) : today;
  return dueDate < earliestDueDate(next) ? null : next;
}

/** A failure is told on the first day and when no other try follows: six messages about one debt help nobody. */
export const tellsFailure = (failedDays: number, next: string | null): boolean => failedDays === 1 || next === null;

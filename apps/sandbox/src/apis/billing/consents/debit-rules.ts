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

/** On the due date, and after a failure once a day through the grace period, while the limit is not blocked yet. */
export const MAX_DEBIT_DAYS = 1 + GRACE_DAYS;

/** Reasons after which the next card is tried at once. After a silence of the bank it is not: the charge may still come. */
const REFUSED: readonly (string | null)[] = ['card_declined', 'insufficient_funds', 'card_expired', 'card_deleted'];

export const triesNextCard = (reason: string | null): boolean => REFUSED.includes(reason);

type PastDebit = { readonly day: string; readonly state: string };

/** The day of an instalment's next debit; null when its tries are used up or one has succeeded. */
export function nextDebitDay(dueDate: string, past: readonly PastDebit[], today: string): string | null {
  if (past.length >= MAX_DEBIT_DAYS || past.some((debit) => debit.state === 'succeeded')) return null;
  if (dueDate > today) return dueDate;
  const doneToday = past.some((debit) => debit.day === today && debit.state !== 'running');
  if (!doneToday) return today;
  return addDays(today, 1);
}

/** A failure is told on the first day and on the last one: six messages about one debt help nobody. */
export const tellsFailure = (failedDays: number): boolean => failedDays === 1 || failedDays >= MAX_DEBIT_DAYS;

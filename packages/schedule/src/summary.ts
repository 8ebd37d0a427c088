import { type CalendarDate, calendarDate, daysBetween } from './calendar.ts';
import { BROKE_AFTER_DAYS, COURT_AFTER_DAYS, GRACE_DAYS } from './constants.ts';
import { assertInteger, sum } from './integers.ts';
import { amountDue, isOverdue, type Row, sortByDueDate } from './row.ts';

export type Summary = {
  readonly paidAmount: number;
  readonly remainder: number;
  /** Due date of the oldest payment not made in full; null when all is paid. */
  readonly paymentDate: CalendarDate | null;
  /** To pay now: all that has fallen due, today's payment too; when nothing has, the next payment. */
  readonly paymentAmount: number;
  /** Days since the oldest missed due date; 0 when none is missed. */
  readonly overdueDays: number;
  readonly pastDueDebt: number;
};

/** What an order says of its schedule on a day: sums in so'm. */
export function summary(rows: readonly Row[], today: CalendarDate): Summary {
  calendarDate('today', today);
  const open = sortByDueDate(rows).filter((row) => amountDue(row) > 0);
  const overdue = open.filter((row) => isOverdue(row, today));
  const fallenDue = sum(open.filter((row) => row.dueDate <= today).map(amountDue));
  const [next] = open;
  return {
    paidAmount: sum(rows.map((row) => row.paidAmount)),
    remainder: sum(open.map(amountDue)),
    paymentDate: next?.dueDate ?? null,
    paymentAmount: fallenDue > 0 ? fallenDue : next ? amountDue(next) : 0,
    overdueDays: overdue[0] ? daysBetween(overdue[0].dueDate, today) : 0,
    pastDueDebt: sum(overdue.map(amountDue)),
  };
}

export type OverdueStage = 'none' | 'grace' | 'blocked' | 'broke' | 'court';

/** Stage by the number of overdue days: 1 to 5 grace, then the limit is blocked, from 60 on `broke`, from 120 on handed to court. */
export function overdueStage(overdueDays: number): OverdueStage {
  const days = assertInteger('overdueDays', overdueDays);
  if (days >= COURT_AFTER_DAYS) return 'court';
  if (days >= BROKE_AFTER_DAYS) return 'broke';
  if (days > GRACE_DAYS) return 'blocked';
  return days > 0 ? 'grace' : 'none';
}

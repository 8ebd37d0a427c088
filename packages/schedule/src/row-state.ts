import { type CalendarDate, calendarDate } from './calendar.ts';
import { amountDue, isOverdue, type Row, sortByDueDate } from './row.ts';

export type RowState = 'paid' | 'due' | 'upcoming' | 'overdue' | 'partially_paid';

/**
 * State of a row of a schedule on a day. `paid`: nothing is left; `overdue`: its day has passed, also when a part was paid; `partially_paid`: a part was paid
 * in time; `due`: the next payment to make; `upcoming`: the following ones.
 */
export function rowState(row: Row, rows: readonly Row[], today: CalendarDate): RowState {
  calendarDate('today', today);
  if (amountDue(row) <= 0) return 'paid';
  if (isOverdue(row, today)) return 'overdue';
  if (row.paidAmount > 0) return 'partially_paid';
  const next = sortByDueDate(rows).find((other) => amountDue(other) > 0 && !isOverdue(other, today));
  return next?.number === row.number ? 'due' : 'upcoming';
}

import { type CalendarDate, calendarDate } from './calendar.ts';
import { assertInteger, sum } from './integers.ts';

/** One instalment as it was agreed. */
export type Payment = { readonly number: number; readonly dueDate: CalendarDate; readonly amount: number };
/** An instalment with what has been paid on it so far. */
export type Row = Payment & { readonly paidAmount: number };

/** What is left to pay on a row. */
export const amountDue = (row: Row): number => row.amount - row.paidAmount;

/** Rows in the order in which money settles them: by due date, oldest first. RangeError for a row that could not be. */
export function sortByDueDate(rows: readonly Row[]): Row[] {
  for (const row of rows) {
    assertInteger('amount', row.amount);
    assertInteger('paidAmount', row.paidAmount, 0, row.amount);
    calendarDate('dueDate', row.dueDate);
  }
  return [...rows].sort((a, b) => (a.dueDate === b.dueDate ? a.number - b.number : a.dueDate < b.dueDate ? -1 : 1));
}

/** What remains on all rows together. */
export const totalAmountDue = (rows: readonly Row[]): number => sum(sortByDueDate(rows).map(amountDue));

/** A row is overdue from the day after its due date until it is paid in full. */
export const isOverdue = (row: Row, today: CalendarDate): boolean => row.dueDate < today && amountDue(row) > 0;

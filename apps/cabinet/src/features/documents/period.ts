import { addDays, addMonthsClamped, type CalendarDate } from '@muddat/schedule';

export const STATEMENT_PERIODS = ['month', 'last-month', 'quarter', 'year', 'own'] as const;
export type StatementPeriodChoice = (typeof STATEMENT_PERIODS)[number];
export type StatementPeriod = { from: CalendarDate; to: CalendarDate };

const firstDayOfMonth = (day: CalendarDate): CalendarDate => addDays(day, 1 - Number(day.slice(8)));

/** The first and last day of a period, both inclusive. The backend accepts at most 366 days. */
export function statementPeriodOf(choice: Exclude<StatementPeriodChoice, 'own'>, today: CalendarDate): StatementPeriod {
  const first = firstDayOfMonth(today);
  switch (choice) {
    case 'month':
      return { from: first, to: today };
    case 'last-month':
      return { from: addMonthsClamped(first, -1), to: addDays(first, -1) };
    case 'quarter':
      return { from: addMonthsClamped(first, -2), to: today };
    case 'year':
      return { from: addMonthsClamped(first, 1 - Number(today.slice(5, 7))), to: today };
  }
}

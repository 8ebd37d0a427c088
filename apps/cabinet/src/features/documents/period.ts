import { addDays, addMonthsClamped, type CalendarDate } from '@muddat/schedule';

export const PERIODS = ['month', 'last-month', 'quarter', 'year', 'own'] as const;
export type PeriodChoice = (typeof PERIODS)[number];
export type Period = { from: CalendarDate; to: CalendarDate };

const firstDayOfMonth = (day: CalendarDate): CalendarDate => addDays(day, 1 - Number(day.slice(8)));

/** The first and last day of a period, both inclusive. The backend accepts at most 366 days. */
export function periodOf(choice: Exclude<PeriodChoice, 'own'>, today: CalendarDate): Period {
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

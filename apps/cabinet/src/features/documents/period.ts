export const PERIODS = ['month', 'last-month', 'quarter', 'year', 'own'] as const;
export type PeriodChoice = (typeof PERIODS)[number];
export type Period = { from: string; to: string };

const firstOf = (day: string): string => `${day.slice(0, 8)}01`;
/** The first day of the month `months` before the month that begins on `first`, minus `days` days. */
function before(first: string, months: number, days = 0): string {
  const day = new Date(`${first}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - months, 1 - days);
  return day.toISOString().slice(0, 10);
}

/** The first and last day of a period, both inclusive. The backend accepts at most 366 days. */
export function periodOf(choice: Exclude<PeriodChoice, 'own'>, today: string): Period {
  const first = firstOf(today);
  switch (choice) {
    case 'month':
      return { from: first, to: today };
    case 'last-month':
      return { from: before(first, 1), to: before(first, 0, 1) };
    case 'quarter':
      return { from: before(first, 2), to: today };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

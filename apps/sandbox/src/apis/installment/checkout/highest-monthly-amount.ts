import type { CalendarDate } from '@muddat/schedule';

export type DueAmount = { readonly dueDate: CalendarDate; readonly amount: number };

const monthOf = (day: CalendarDate): string => day.slice(0, 7);

/** The largest sum due in one calendar month. Overdue sums count in the current month. */
export function highestMonthlyAmount(dues: readonly DueAmount[], today: CalendarDate): number {
  const months = new Map<string, number>();
  for (const { dueDate, amount } of dues) {
    const month = monthOf(dueDate < today ? today : dueDate);
    months.set(month, (months.get(month) ?? 0) + amount);
  }
  return Math.max(0, ...months.values());
}

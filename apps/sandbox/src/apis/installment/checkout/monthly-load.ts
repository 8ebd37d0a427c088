export type Due = { readonly dueDate: string; readonly amount: number };

const monthOf = (day: string): string => day.slice(0, 7);

/** The dearest calendar month of what is to be paid; what is overdue falls into the present one. */
export function dearestMonth(dues: readonly Due[], today: string): number {
  const months = new Map<string, number>();
  for (const { dueDate, amount } of dues) {
    const month = monthOf(dueDate < today ? today : dueDate);
    months.set(month, (months.get(month) ?? 0) + amount);
  }
  return Math.max(0, ...months.values());
}

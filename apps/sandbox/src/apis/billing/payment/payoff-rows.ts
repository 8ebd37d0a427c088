import type { Row } from '@muddat/schedule';

/**
 * Subtracts a payoff's saving from the schedule, starting with the last row. Keeps the order of the rows, and reduces no row below its paid
 * sum.
 */
export function deductSaving(rows: readonly Row[], saving: number): Row[] {
  let left = saving;
  return rows
    .toReversed()
    .map((row) => {
      const cut = Math.min(left, row.amount - row.paidAmount);
      left -= cut;
      return { ...row, amount: row.amount - cut };
    })
    .toReversed();
}

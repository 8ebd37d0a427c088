import type { Row } from '@muddat/schedule';

/** Takes a payoff's saving off the schedule, from the last row on. Keeps the order of the rows, and touches nothing that is paid. */
export function cutSaving(rows: readonly Row[], saving: number): Row[] {
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

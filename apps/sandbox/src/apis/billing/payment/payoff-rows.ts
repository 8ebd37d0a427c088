import type { Row } from '@muddat/schedule';

/** The rows of a schedule after an early payoff's saving is taken off, from the last one on, in the order they came. Nothing paid is touched. */
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

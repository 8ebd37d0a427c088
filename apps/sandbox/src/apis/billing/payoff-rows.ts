import type { Row } from '@muddat/schedule';

/** The rows of a schedule after an early payoff's saving is taken off, from the last one on. Nothing paid is touched. */
export function cutSaving(rows: readonly Row[], saving: number): Row[] {
  let left = saving;
  return [...rows]
    .sort((a, b) => b.number - a.number)
    .map((row) => {
      const cut = Math.min(left, row.amount - row.paidAmount);
      left -= cut;
      return { ...row, amount: row.amount - cut };
    })
    .reverse();
}

import { applyPayment } from './allocate.ts';
import { assertInteger, shareHalfUp, sum } from './integers.ts';
import { amountDue, type Row, sortByDueDate } from './row.ts';
import { splitIntoInstalments } from './split-into-instalments.ts';

export type ReturnInput = {
  readonly rows: readonly Row[];
  /** Price of the returned item and of all goods of the order as it stands, so'm. */
  readonly itemPrice: number;
  readonly goodsPrice: number;
  /** Initial fee paid on these goods; the item's share of it goes back too. */
  readonly initialFee?: number;
};

export type ReturnResult = {
  readonly rows: readonly Row[];
  /** New total of the instalments. */
  readonly total: number;
  /** What the total fell by: the item's share with its mark-up. */
  readonly share: number;
  /** Credited to the balance: what was paid beyond the new total, and the item's share of the initial fee. */
  readonly toBalance: number;
};

/** Settled rows stay as they are, unless the new total is less than they hold: then the last ones shrink or go. */
function trimSettledRows(settled: readonly Row[], total: number): Row[] {
  let left = total;
  return settled.flatMap((row) => {
    const amount = Math.min(row.amount, left);
    left -= amount;
    return amount > 0 ? [{ ...row, amount, paidAmount: amount }] : [];
  });
}

/**
 * The schedule after an item came back: the total less the item's share with its mark-up, rebuilt over the due dates not yet settled by the
 * same rounding. Payments on rows not settled are laid out anew; what was paid beyond the new total goes to the balance.
 */
export function returnItem({ rows, itemPrice, goodsPrice, initialFee = 0 }: ReturnInput): ReturnResult {
  const ordered = sortByDueDate(rows);
  assertInteger('goodsPrice', goodsPrice, 1);
  assertInteger('itemPrice', itemPrice, 0, goodsPrice);
  assertInteger('initialFee', initialFee);
  const before = assertInteger('total', sum(ordered.map((row) => row.amount)));
  const share = shareHalfUp(before, itemPrice, goodsPrice);
  const total = before - share;
  const kept = trimSettledRows(
    ordered.filter((row) => amountDue(row) === 0),
    total,
  );
  const open = ordered.filter((row) => amountDue(row) > 0);
  const { amounts } = splitIntoInstalments(total - sum(kept.map((row) => row.amount)), Math.max(1, open.length));
  const rebuilt = open.flatMap((row, index) => {
    const amount = amounts[index];
    return amount === undefined ? [] : [{ ...row, amount, paidAmount: 0 }];
  });
  const paid = sum(ordered.map((row) => row.paidAmount));
  const again = applyPayment(rebuilt, paid - sum(kept.map((row) => row.paidAmount)));
  return { rows: [...kept, ...again.rows], total, share, toBalance: again.excess + shareHalfUp(initialFee, itemPrice, goodsPrice) };
}

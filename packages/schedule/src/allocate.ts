import { assertInteger } from './integers.ts';
import { amountDue, type Row, sortByDueDate } from './row.ts';

export type Allocation = { readonly number: number; readonly amount: number };

/**
 * Which rows a payment settles: overdue ones first, oldest first, then the next due, then the following ones. Rows that get nothing are left out.
 * `excess` is what no row could take: allocations and excess add up to the amount.
 */
export function allocate(rows: readonly Row[], amount: number): { allocations: Allocation[]; excess: number } {
  let left = assertInteger('amount', amount);
  const allocations: Allocation[] = [];
  for (const row of sortByDueDate(rows)) {
    const part = Math.min(amountDue(row), left);
    if (part > 0) allocations.push({ number: row.number, amount: part });
    left -= part;
  }
  return { allocations, excess: left };
}

/** The rows after a payment, in their own order, and what was left over. */
export function applyPayment(rows: readonly Row[], amount: number): { rows: Row[]; excess: number } {
  const { allocations, excess } = allocate(rows, amount);
  const added = new Map(allocations.map((allocation) => [allocation.number, allocation.amount]));
  return { rows: rows.map((row) => ({ ...row, paidAmount: row.paidAmount + (added.get(row.number) ?? 0) })), excess };
}

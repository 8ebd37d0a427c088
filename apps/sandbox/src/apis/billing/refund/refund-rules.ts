import type { OrderShare } from '../../../db/schema/billing.ts';

export type ProviderActKind = 'refund' | 'chargeback';

/** The columns of `payments` that decide how much can still be returned. */
type Returnable = {
  readonly purpose: string;
  readonly status: string;
  readonly amount: number;
  readonly cardAmount: number;
  readonly appAmount: number;
  readonly excessAmount: number;
  readonly refundedAmount: number;
};

/** The sums that the provider charged and returned for a payment: 0 if it was never charged. */
type ProviderAmounts = { readonly charged: number; readonly returned: number };

/** The sums of a refund that are paid to the card or app, and to the balance. */
export type RefundSplit = { readonly outside: number; readonly toBalance: number };

/**
 * The maximum that an act may return, never more than was paid. A chargeback takes back only what the bank charged. A refund excludes the
 * excess, which was already credited to the balance. A payment without an order is refunded to its card or app only.
 */
export function maxReturnable(act: ProviderActKind, payment: Returnable, { charged, returned }: ProviderAmounts): number {
  const bank = charged - returned;
  if (act === 'chargeback') return Math.max(0, Math.min(bank, payment.amount - payment.refundedAmount));
  if (wentToBalance(payment)) return Math.max(0, bank);
  return Math.max(0, payment.amount - payment.excessAmount - payment.refundedAmount);
}

/** Whether all of a payment's money went to the balance: a top-up, or a charge that arrived after the payment had ended. */
export function wentToBalance({ purpose, status }: Pick<Returnable, 'purpose' | 'status'>): boolean {
  return purpose === 'top_up' || status !== 'succeeded';
}

/**
 * Splits a refund: the sum that the provider still has is returned by the original method; the rest, or all if that method is closed, is
 * credited to the balance.
 */
export function splitRefund(amount: number, { charged, returned }: ProviderAmounts, wayOpen: boolean): RefundSplit {
  const outside = wayOpen ? Math.min(amount, Math.max(0, charged - returned)) : 0;
  return { outside, toBalance: amount - outside };
}

/**
 * The sum that a chargeback takes from each order, starting with the last, as far as the payment's money is still on them. `rest` is on the
 * balance.
 */
export function splitChargebackByOrder(onOrders: readonly OrderShare[], amount: number): { parts: OrderShare[]; rest: number } {
  let rest = amount;
  const parts: OrderShare[] = [];
  for (const { orderId, amount: there } of onOrders.toReversed()) {
    const part = Math.min(there, rest);
    if (part > 0) parts.push({ orderId, amount: part });
    rest -= part;
  }
  return { parts, rest };
}

type Row = { readonly number: number; readonly paidAmount: number };

/**
 * Rows after a chargeback. The rows that the payment had paid are reopened, the latest first. If a payoff or return has changed the
 * schedule and they do not suffice, the latest paid rows are reopened too.
 */
export function reopenRows<R extends Row>(rows: readonly R[], paidRows: ReadonlyMap<number, number>, amount: number): R[] {
  let rest = amount;
  const latestFirst = rows.toSorted((a, b) => b.number - a.number);
  const taken = new Map<number, number>();
  const take = (row: R, most: number) => {
    const already = taken.get(row.number) ?? 0;
    const part = Math.min(rest, most, row.paidAmount - already);
    taken.set(row.number, already + part);
    rest -= part;
  };
  for (const row of latestFirst) take(row, paidRows.get(row.number) ?? 0);
  for (const row of latestFirst) take(row, row.paidAmount);
  return rows.map((row) => ({ ...row, paidAmount: row.paidAmount - (taken.get(row.number) ?? 0) }));
}

/** The status of an order whose rows are reopened: a finished order has debts again. */
export function statusAfterChargeback(status: string): string {
  return status === 'finished' ? 'delivered' : status;
}

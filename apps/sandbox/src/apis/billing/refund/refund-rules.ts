import type { PaymentPart } from '../../../db/schema/billing.ts';

export type Act = 'refund' | 'chargeback';

/** What decides how much of a payment may still come back; columns of `payments`. */
type Returnable = {
  readonly purpose: string;
  readonly status: string;
  readonly amount: number;
  readonly cardAmount: number;
  readonly appAmount: number;
  readonly excessAmount: number;
  readonly refundedAmount: number;
};

/** What the provider holds of a payment: 0 where it was never charged. */
type AtProvider = { readonly charged: number; readonly returned: number };

/** Where a refund goes. */
export type Split = { readonly outside: number; readonly toBalance: number };

/**
 * The most that an act may give back. Never more than was paid; a bank takes back only what it charged; a refund leaves alone what the
 * balance got already (the excess), and a payment without an order is refunded to its card or app only.
 */
export function returnable(act: Act, payment: Returnable, { charged, returned }: AtProvider): number {
  const bank = charged - returned;
  if (act === 'chargeback') return Math.max(0, Math.min(bank, payment.amount - payment.refundedAmount));
  if (isOnBalance(payment)) return Math.max(0, bank);
  return Math.max(0, payment.amount - payment.excessAmount - payment.refundedAmount);
}

/** Whether all of a payment's money stands on the balance: a top-up, or a charge that came after the end. */
export function isOnBalance({ purpose, status }: Pick<Returnable, 'purpose' | 'status'>): boolean {
  return purpose === 'top_up' || status !== 'succeeded';
}

/** A refund goes back the way it came as far as the provider has it, and to the balance where that way is closed. */
export function splitRefund(amount: number, { charged, returned }: AtProvider, wayOpen: boolean): Split {
  const outside = wayOpen ? Math.min(amount, Math.max(0, charged - returned)) : 0;
  return { outside, toBalance: amount - outside };
}

/** What a chargeback takes from each order, the last first, as far as the payment's money is still there; the rest is on the balance. */
export function takeFromOrders(onOrders: readonly PaymentPart[], amount: number): { parts: PaymentPart[]; rest: number } {
  let rest = amount;
  const parts: PaymentPart[] = [];
  for (const { orderId, amount: there } of onOrders.toReversed()) {
    const part = Math.min(there, rest);
    if (part > 0) parts.push({ orderId, amount: part });
    rest -= part;
  }
  return { parts, rest };
}

type Row = { readonly number: number; readonly paidAmount: number };

/**
 * The rows after a chargeback: those that the payment had paid are open again, the latest first. What they lack, since a payoff or a
 * return has changed the schedule meanwhile, opens the latest paid rows.
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

/** The status of an order whose rows are open again; a closed one is a debt again. */
export function statusAfterChargeback(status: string): string {
  return status === 'finished' ? 'delivered' : status;
}

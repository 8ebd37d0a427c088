import type { OrderShare } from '../../../db/schema/billing.ts';

/**
 * `refund`: a store gives money back, and we start it, so it has a maximum. The others are facts that a bank or a payment system reports
 * after they happened, so each is booked. `chargeback`: the customer's bank takes a charge back. `recall`: the payment system takes back a
 * charge that it had reported as successful. `payout_return`: the bank returns a withdrawal that it could not credit to the card.
 */
export const PROVIDER_ACTS = ['refund', 'chargeback', 'recall', 'payout_return'] as const;
export type ProviderActKind = (typeof PROVIDER_ACTS)[number];

/** Whether money is taken from us against our will. */
export const isTakenBack = (act: ProviderActKind): boolean => act === 'chargeback' || act === 'recall';

/** Where the money of a payment is, in whole so'm. */
export type PaymentMoney = {
  /** The sum that the provider charged minus the sum that it returned; below 0 if it returned more. */
  readonly atProvider: number;
  /** The sum that is still on each of the payment's orders, in posting order. */
  readonly onOrders: readonly OrderShare[];
  /** The refunds that stores pay for: the orders keep this sum, and the customer has it too. */
  readonly refundedByStore: number;
};

/** The sum on the orders that the customer has not got back. No return of this payment may use more of its orders' money. */
export function unreturnedOnOrders({ onOrders, refundedByStore }: Pick<PaymentMoney, 'onOrders' | 'refundedByStore'>): number {
  return Math.max(0, onOrders.reduce((sum, { amount }) => sum + amount, 0) - refundedByStore);
}

/** Whether all of a payment's money went to the balance: a top-up, or a charge that arrived after the payment had ended. */
export function wentToBalance({ purpose, status }: { readonly purpose: string; readonly status: string }): boolean {
  return purpose === 'top_up' || status !== 'succeeded';
}

/**
 * The most that a refund may give back. A payment on orders: what the customer has not got back, without the excess, which the balance
 * already has. Any other payment goes back only the way it came.
 */
export function maxRefund(payment: { readonly purpose: string; readonly status: string }, money: PaymentMoney): number {
  return wentToBalance(payment) ? Math.max(0, money.atProvider) : unreturnedOnOrders(money);
}

/** The sums of a refund that are paid to the card or app, and to the balance. */
export type RefundSplit = { readonly outside: number; readonly toBalance: number };

/**
 * Splits a refund: the sum that the provider still has is returned by the original method; the rest, or all if that method is closed, is
 * credited to the balance.
 */
export function splitRefund(amount: number, atProvider: number, wayOpen: boolean): RefundSplit {
  const outside = wayOpen ? Math.min(amount, Math.max(0, atProvider)) : 0;
  return { outside, toBalance: amount - outside };
}

/**
 * Splits a return that has left the provider between those who bear it. `fromOrders`: the part that the payment's orders still have. `fromCustomer`: the part that
 * the customer got another way before, such as a top-up, an excess, or money that a return of goods put on the balance; it is taken from
 * the balance, and what the balance lacks becomes a claim. A bank's act takes no more from the orders than the provider had left: what it
 * takes twice was never paid for the orders.
 */
export function splitBurden(act: ProviderActKind, outside: number, money: PaymentMoney): { fromOrders: number; fromCustomer: number } {
  const most = isTakenBack(act) ? Math.max(0, money.atProvider) : outside;
  const fromOrders = Math.min(outside, unreturnedOnOrders(money), most);
  return { fromOrders, fromCustomer: outside - fromOrders };
}

/** The sum that a chargeback takes from each order, starting with the last. The orders have at least `amount`. */
export function splitByOrder(onOrders: readonly OrderShare[], amount: number): OrderShare[] {
  let rest = amount;
  return onOrders.toReversed().flatMap(({ orderId, amount: there }) => {
    const part = Math.min(there, rest);
    rest -= part;
    return part > 0 ? [{ orderId, amount: part }] : [];
  });
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

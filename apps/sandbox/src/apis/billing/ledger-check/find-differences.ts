/** A payment with its sums at the provider and in the ledger. Sums are signed: outgoing money is negative. */
export type CheckedPayment = {
  readonly id: string;
  /** False if only the provider knows this payment and our books do not. */
  readonly isInOurBooks: boolean;
  /**
   * Charge and books may still differ: the payment is processing, or a late charge or a return is not booked yet. Its sums are not
   * compared.
   */
  readonly running: boolean;
  /** The sum that the provider charged minus the sum that it returned; null if it has no entry. */
  readonly provider: number | null;
  /** The sum that the provider took according to our books; null if the payment has no posting. */
  readonly ledger: number | null;
  readonly amount: number;
  readonly refunded: number;
  readonly refundRows: number;
  /** The sum that is still on orders, and the refunds of it that stores pay for. */
  readonly onOrders: number;
  readonly refundedByStore: number;
};

/** One customer's balance: the stored columns and the sums of the ledger. */
export type CheckedBalance = {
  readonly customerId: string;
  readonly available: number;
  readonly held: number;
  readonly ledgerBalance: number;
  readonly ledgerHeld: number;
  readonly claimed: number;
  readonly ledgerClaim: number;
  /** Nobody can use the balance of an erased account: an operator must decide where its money goes. */
  readonly isErased: boolean;
};

/** One order: the paid sums according to its columns, its schedule and the ledger. */
export type CheckedOrder = {
  readonly id: string;
  readonly installment: boolean;
  /** Paid to the courier or in the branch, not through us. */
  readonly cash: boolean;
  readonly total: number;
  readonly paid: number;
  readonly feePaid: number;
  readonly rowsTotal: number;
  readonly rowsPaid: number;
  readonly ledgerPaid: number;
};

export type Books = {
  readonly payments: readonly CheckedPayment[];
  readonly balances: readonly CheckedBalance[];
  readonly orders: readonly CheckedOrder[];
  /** Postings whose entries do not add up to 0. */
  readonly unbalanced: readonly { readonly posting: string; readonly sum: number }[];
};

export type BookDifferenceKind =
  | 'extra_charge'
  | 'missing_posting'
  | 'missing_charge'
  | 'unbalanced_posting'
  | 'balance'
  | 'held'
  | 'claim'
  | 'unreachable_balance'
  | 'order_paid'
  | 'schedule_rows'
  | 'schedule_total'
  | 'refunds'
  | 'returned_twice';

/**
 * A difference that the check found. `id`: of the posting, payment, customer or order that `kind` concerns. `expected` and `found`: the two
 * sums that should be equal.
 */
export type BookDifference = { readonly kind: BookDifferenceKind; readonly id: string; readonly expected: number; readonly found: number };

/**
 * All differences between provider, ledger, schedules, balances and refunds. If there are none, the provider's sums equal those of the
 * ledger, and the ledger's sums equal those of balances, orders and schedules.
 */
export function findDifferences({ payments, balances, orders, unbalanced }: Books): BookDifference[] {
  return [
    ...unbalanced.map(({ posting, sum }) => difference('unbalanced_posting', posting, 0, sum)),
    ...payments.flatMap(paymentDifferences),
    ...balances.flatMap((row) => [
      ...differs('balance', row.customerId, row.ledgerBalance, row.available),
      ...differs('held', row.customerId, row.ledgerHeld, row.held),
      ...differs('claim', row.customerId, row.ledgerClaim, row.claimed),
      ...(row.isErased ? differs('unreachable_balance', row.customerId, 0, row.available) : []),
    ]),
    ...orders.flatMap(orderDifferences),
  ];
}

const difference = (kind: BookDifferenceKind, id: string, expected: number, found: number): BookDifference => ({
  kind,
  id,
  expected,
  found,
});

const differs = (kind: BookDifferenceKind, id: string, expected: number, found: number): BookDifference[] =>
  expected === found ? [] : [difference(kind, id, expected, found)];

function paymentDifferences(payment: CheckedPayment): BookDifference[] {
  const { id, isInOurBooks, running, provider, ledger, amount, refunded, refundRows, onOrders, refundedByStore } = payment;
  if (running) return [];
  const refunds = [
    // The column stops at the payment's amount, even if the money came back twice.
    ...differs('refunds', id, Math.min(refundRows, amount), refunded),
    ...(refundedByStore > onOrders ? [difference('returned_twice', id, onOrders, refundedByStore)] : []),
  ];
  const [taken, booked] = [provider ?? 0, ledger ?? 0];
  if (taken === booked) return refunds;
  if (isInOurBooks && ledger === null) return [difference('missing_posting', id, taken, booked), ...refunds];
  return [difference(taken > booked ? 'extra_charge' : 'missing_charge', id, booked, taken), ...refunds];
}

function orderDifferences({
  id,
  installment,
  cash,
  total,
  paid,
  feePaid,
  rowsTotal,
  rowsPaid,
  ledgerPaid,
}: CheckedOrder): BookDifference[] {
  return [
    ...(cash ? [] : differs('order_paid', id, ledgerPaid, paid + feePaid)),
    ...(installment ? [...differs('schedule_rows', id, paid, rowsPaid), ...differs('schedule_total', id, total, rowsTotal)] : []),
  ];
}

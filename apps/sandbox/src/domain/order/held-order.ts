/** Statuses in which the goods have not left the store. */
const BEFORE_SHIPMENT: readonly string[] = ['confirmed', 'paid', 'in_work', 'packing', 'packed'];

type HeldOrderFacts = {
  readonly type: string;
  readonly cash: boolean;
  readonly status: string;
  readonly initialFee: number;
  readonly initialFeePaid: number;
  readonly totalAmount: number;
  readonly paidAmount: number;
};

/** Whether the store keeps the goods, because a bank took back the initial fee or the price, which are paid before the shipment. */
export function isHeldForPayment({ status, type, cash, ...sums }: HeldOrderFacts): boolean {
  const owesPrice = type === 'full' && !cash && sums.paidAmount < sums.totalAmount;
  return BEFORE_SHIPMENT.includes(status) && (sums.initialFeePaid < sums.initialFee || owesPrice);
}

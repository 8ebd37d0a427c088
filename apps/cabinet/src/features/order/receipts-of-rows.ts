import type { Order } from '../../domain/order/order-queries.ts';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';

type Rows = Pick<Order, 'id' | 'schedule'>;

/** What the payment gave to this order: a payment for several orders says the part of each. */
const shareOf = (payment: WirePayment, orderId: string): number =>
  payment.orders?.find(({ order_id }) => order_id === orderId)?.amount ?? payment.amount - payment.excess_amount;

/**
 * The payments that paid each instalment, by its number. Payments fill the instalments in the order of their dates. Empty unless the
 * payments add up to what is paid: after a refund, a return or a payoff it is unknown which payment paid which instalment.
 */
export function receiptsOfRows({ id, schedule }: Rows, payments: readonly WirePayment[]): ReadonlyMap<number, readonly WirePayment[]> {
  const made = payments
    .filter(({ status, purpose, refunded_amount }) => status === 'succeeded' && purpose !== 'initial_fee' && refunded_amount === 0)
    .toSorted((a, b) => a.updated_at.localeCompare(b.updated_at));
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  if (sumOf(made.map((payment) => shareOf(payment, id))) !== sumOf(schedule.map(({ paid_amount }) => paid_amount))) return new Map();
  let start = 0;
  const spans = made.map((payment) => {
    const from = start;
    start += shareOf(payment, id);
    return { payment, from, to: start };
  });
  let filled = 0;
  return new Map(
    schedule.map(({ number, paid_amount }) => {
      const from = filled;
      filled += paid_amount;
      return [number, spans.filter((span) => span.from < filled && span.to > from).map(({ payment }) => payment)];
    }),
  );
}

import type { Order } from '../../domain/order/order-queries.ts';

export type QuickAmount = { kind: 'overdue' | 'next' | 'with-next' | 'everything'; amount: number };
/** Fields of an order that the quick amounts are computed from. */
export type QuickAmountsOrder = Pick<Order, 'payment_amount' | 'payment_reason' | 'payment_max' | 'schedule'>;

/**
 * The amounts that a customer most likely pays; of equal amounts only the last, widest choice stays. `everything` is today's payoff, never
 * the remainder with the mark-up of later months. While the payoff is unknown, `everything` is left out.
 */
export function quickAmounts(
  { payment_amount, payment_reason, payment_max, schedule }: QuickAmountsOrder,
  payoff: number | null,
): QuickAmount[] {
  const coming = schedule.find(({ state }) => state === 'upcoming' || state === 'due');
  const withNext = payment_amount + (coming ? coming.amount - coming.paid_amount : 0);
  const first: QuickAmount[] =
    payment_reason === 'overdue'
      ? [
          { kind: 'overdue', amount: payment_amount },
          { kind: 'with-next', amount: withNext },
        ]
      : [{ kind: 'next', amount: payment_amount }];
  const all: QuickAmount[] =
    payoff === null ? first : [...first.filter(({ amount }) => amount < payoff), { kind: 'everything', amount: payoff }];
  return all.filter(({ amount }, at) => amount > 0 && amount <= payment_max && all.findLastIndex((one) => one.amount === amount) === at);
}

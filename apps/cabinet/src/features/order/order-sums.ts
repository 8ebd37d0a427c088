import type { Order } from '../../domain/order/order-queries.ts';
import { isEndedOrderStatus } from '../../domain/order/order-texts.ts';
import { duePaymentOfOrder } from '../../domain/schedule/due-payment.ts';

export type OrderSum = 'delivery' | 'term' | 'monthly' | 'reduced' | 'fee' | 'total' | 'paid' | 'overdue' | 'left';

/** Sums of an order: `shown` are at most three, in the order of the card; the others are `folded`. */
export type OrderSums = { readonly shown: readonly OrderSum[]; readonly folded: readonly OrderSum[] };

const MOST_SHOWN = 3;

/** How much less is to pay than was agreed, after a return or an early payoff. */
export const reducedBy = ({ offer, total_amount: total }: Order): number => (offer ? offer.total - total : 0);

/** Ended before it was paid in full: nothing is to pay, so only what was paid counts. */
export const isCalledOff = ({ status }: Order): boolean => isEndedOrderStatus(status) && status !== 'finished';

/** Which sums of an order its card shows. A sum of 0 is left out; the overdue sum too if the card of the due payment has the same. */
export function orderSums(order: Order): OrderSums {
  if (isCalledOff(order)) return { shown: order.paid_amount > 0 ? ['paid'] : [], folded: [] };
  const overdue = duePaymentOfOrder(order)?.amount === order.past_due_debt ? 0 : order.past_due_debt;
  const pick = (sums: readonly (readonly [OrderSum, number])[]) => sums.flatMap(([sum, amount]) => (amount > 0 ? [sum] : []));
  const terms = pick([
    ['delivery', order.delivery.price],
    ['term', order.month],
    ['monthly', order.month > 0 ? order.monthly_payment : 0],
    ['reduced', reducedBy(order)],
    // The folded price has the fee already.
    ['fee', order.offer ? 0 : order.initial_fee],
  ]);
  const sums = pick([
    ['total', order.total_amount],
    ['paid', order.paid_amount],
    ['overdue', overdue],
    ['left', isEndedOrderStatus(order.status) ? 0 : order.remainder],
  ]);
  if (!order.offer && terms.length + sums.length <= MOST_SHOWN) return { shown: [...terms, ...sums], folded: [] };
  if (sums.length <= MOST_SHOWN) return { shown: sums, folded: terms };
  return { shown: sums.filter((sum) => sum !== 'total'), folded: [...terms, 'total'] };
}

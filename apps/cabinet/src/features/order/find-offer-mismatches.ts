import { findDifferingFigures, type Offer, type OfferFigure } from '@muddat/ui/true-price';
import type { Order } from '../../domain/order/order-queries.ts';

/** Fields of an order outside its offer that repeat or determine figures of the offer. */
export type OrderOfferFields = Pick<Order, 'month' | 'initial_fee' | 'monthly_payment' | 'total_amount' | 'counted_from'>;

/**
 * Returns the figures of an order's offer that differ from the calculation of packages/schedule; empty when all agree.
 * The terms of the calculation are the order's own: its number of months, its initial fee, and the day from which its months count. After a
 * payoff or a return the monthly payment and the total may be lower than agreed, but never higher.
 */
export function findOfferMismatches(offer: Offer, order: OrderOfferFields): readonly OfferFigure[] {
  const { price, markup_bp: markupBp } = offer;
  const terms = { price, markupBp, initialFee: order.initial_fee, months: order.month, confirmedOn: order.counted_from };
  const wrong = findDifferingFigures(offer, terms);
  const beside: OfferFigure[] = [];
  if (offer.monthly_payment < order.monthly_payment) beside.push('monthly_payment');
  if (offer.total < order.total_amount) beside.push('total');
  return [...wrong, ...beside.filter((figure) => !wrong.includes(figure))];
}

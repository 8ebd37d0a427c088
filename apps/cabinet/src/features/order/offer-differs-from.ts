import { type Offer, type OfferFigure, offerDiffers } from '@muddat/ui/true-price';
import type { Order } from '../../domain/order/order-queries.ts';

/** What an order says of its price in parts, as far as the fields outside of the offer tell it too. */
export type OrderPrice = Pick<Order, 'month' | 'initial_fee' | 'monthly_payment' | 'total_amount' | 'counted_from'>;

/**
 * The figures of an order's true price that package schedule does not confirm, none when all agree. They are held against the terms that
 * stand in the order itself: its term, its fee, and the day its months are counted from. What is to be paid, in all and a month, may become
 * less than was agreed, by a payoff or a return, and never more.
 */
export function offerDiffersFrom(offer: Offer, order: OrderPrice): readonly OfferFigure[] {
  const { price, markup_bp: markupBp } = offer;
  const terms = { price, markupBp, initialFee: order.initial_fee, months: order.month, confirmedOn: order.counted_from ?? '' };
  const wrong = offerDiffers(offer, terms);
  const beside: OfferFigure[] = [];
  if (offer.monthly_payment < order.monthly_payment) beside.push('monthly_payment');
  if (offer.total < order.total_amount) beside.push('total');
  return [...wrong, ...beside.filter((figure) => !wrong.includes(figure))];
}

import { reportOfferMismatch } from '@muddat/app-shell';
import type { Order } from '../../domain/order/order-queries.ts';
import { findOfferMismatches } from './find-offer-mismatches.ts';

/** Whether our own calculation of an order's price gives other figures than the backend. Reports a difference. */
export function hasOtherPrice(order: Order): boolean {
  const { id, month, offer } = order;
  const figures = offer ? findOfferMismatches(offer, order) : [];
  if (figures.length > 0) reportOfferMismatch(`order ${id}`, { months: month, figures });
  return figures.length > 0;
}

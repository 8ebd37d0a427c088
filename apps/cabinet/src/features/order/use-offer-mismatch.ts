import { reportOfferMismatch } from '@muddat/app-shell';
import { useEffect, useMemo } from 'react';
import type { Order } from '../../domain/order/order-queries.ts';
import { findOfferMismatches } from './find-offer-mismatches.ts';

/** Whether our own calculation of an order's price gives other figures than the backend. Reports a difference. */
export function useOfferMismatch(order: Order): boolean {
  const { id, month, offer } = order;
  // A refetched order without changes stays the same object (structural sharing), so a difference is not reported twice.
  const figures = useMemo(() => (offer ? findOfferMismatches(offer, order) : []), [offer, order]);
  useEffect(() => {
    if (figures.length > 0) reportOfferMismatch(`order ${id}`, { months: month, figures });
  }, [figures, id, month]);
  return figures.length > 0;
}

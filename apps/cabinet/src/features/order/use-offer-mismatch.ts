import { guardedImport } from '@muddat/app-shell';
import { useEffect, useState } from 'react';
import type { Order } from '../../domain/order/order-queries.ts';

/** The calculation is loaded after the first view, which shows the backend's figures. */
const load = guardedImport(() => import('./check-offer.ts'));

/** Whether an order's price differs from our own calculation; false until this is loaded. */
export function useOfferMismatch(order: Order): boolean {
  const [differs, setDiffers] = useState(false);
  // A refetched order without changes stays the same object (structural sharing), so a difference is not reported twice.
  useEffect(() => {
    let isGone = false;
    void load().then(
      ({ hasOtherPrice }) => {
        if (!isGone) setDiffers(hasOtherPrice(order));
      },
      // Without a network there is nothing to compare with: the page shows a stored order.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [order]);
  return differs;
}

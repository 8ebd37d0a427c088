import type { OfferDifference } from '@muddat/ui/true-price';

/**
 * A line for the log, on the server and in the browser: the backend's figures of a price in parts are not what the arithmetic gives.
 * @param where what the price stands on, as `product 1000`
 */
export function tellDifference(where: string, { months, figures }: OfferDifference): void {
  console.error(JSON.stringify({ event: 'offer_differs', where, months, figures }));
}

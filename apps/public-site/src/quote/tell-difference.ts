import type { OfferDifference } from '@muddat/ui/true-price';

/** A line for the log, on the server and in the browser: the backend's figures are not what the arithmetic gives. */
export function tellDifference(where: string, { months, figures }: OfferDifference): void {
  console.error(JSON.stringify({ event: 'offer_differs', where, months, figures }));
}

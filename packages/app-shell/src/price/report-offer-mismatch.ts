import type { OfferDifference } from '@muddat/ui/true-price';

/**
 * Logs, on the server and in the browser, that the backend's instalment figures differ from our calculation.
 * @param where names the price, such as `product 1000`
 */
export function reportOfferMismatch(where: string, { months, figures }: OfferDifference): void {
  console.error(JSON.stringify({ event: 'offer_differs', where, months, figures }));
}

import type { CalendarDate } from '@muddat/schedule';
import type { Offer } from '@muddat/ui/true-price';

/** Current offers of a product, with their initial fee and the day of calculation. `unconfirmed` offers are not shown. */
export interface CurrentOffers {
  /** Initial fee in so'm. */
  fee: number;
  offers: readonly Offer[];
  /** Months of offers that our calculation does not confirm. */
  unconfirmed: readonly number[];
  /** The day from which the offers were calculated. */
  asOf: CalendarDate;
}

/**
 * The offer whose price the page shows: that of the chosen term, else the one with the lowest monthly payment, as on the product's tile;
 * null when no term is available.
 */
export function displayedOffer(
  { offers, unconfirmed }: Pick<CurrentOffers, 'offers' | 'unconfirmed'>,
  months: number | null,
): Offer | null {
  const open = offers.filter((offer) => !unconfirmed.includes(offer.months));
  const chosen = open.find((offer) => offer.months === months);
  const [first, ...others] = open;
  if (chosen !== undefined || first === undefined) return chosen ?? null;
  return others.reduce((least, offer) => (offer.monthly_payment < least.monthly_payment ? offer : least), first);
}

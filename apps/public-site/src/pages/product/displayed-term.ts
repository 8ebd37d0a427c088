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

/** The term shown with the price: the chosen one, else the one with the lowest monthly payment; null when no term is available. */
export type DisplayedTerm = { kind: 'chosen' | 'from'; offer: Offer } | null;

export function displayedTerm(
  { offers, unconfirmed }: Pick<CurrentOffers, 'offers' | 'unconfirmed'>,
  months: number | null,
): DisplayedTerm {
  const open = offers.filter((offer) => !unconfirmed.includes(offer.months));
  const chosen = open.find((offer) => offer.months === months);
  if (chosen !== undefined) return { kind: 'chosen', offer: chosen };
  const [first, ...others] = open;
  if (first === undefined) return null;
  return { kind: 'from', offer: others.reduce((least, offer) => (offer.monthly_payment < least.monthly_payment ? offer : least), first) };
}

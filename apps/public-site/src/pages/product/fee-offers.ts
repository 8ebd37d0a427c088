import type { CalendarDate } from '@muddat/schedule';
import type { Offer } from '@muddat/ui/true-price';

/** Offers for the initial fee that the customer typed. The page's own offers are those without a fee. */
export type FeeOffers = { fee: number; offers: readonly Offer[]; asOf: CalendarDate };

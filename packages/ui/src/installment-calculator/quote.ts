import { largestInitialFee } from '@muddat/schedule';
import { type Offer, offerOf } from '../true-price/offer.ts';

export interface TermOffer {
  months: number;
  /** Mark-up for this term, whole basis points: 2 700 is 27 %. */
  markupBp: number;
}

export interface QuoteInput {
  /** Whole so'm; null while nothing is typed. */
  price: number | null;
  initialFee: number;
  offer: TermOffer;
  /** 'YYYY-MM-DD' */
  today: string;
  bounds: { min: number; max: number };
}

export type Quote =
  | { kind: 'quote'; offer: Offer }
  | { kind: 'empty' }
  | { kind: 'below' | 'above'; bound: number }
  | { kind: 'fee-too-high'; bound: number };

/**
 * The true price of a purchase in parts: what is paid a month, how often, in all, how much more than at once, and the yearly rate
 * (domain, Arithmetic). What is financed, not the price, is held to the bounds. The backend's own schedule is what counts.
 */
export function quote({ price, initialFee, offer, today, bounds }: QuoteInput): Quote {
  if (price === null) return { kind: 'empty' };
  if (price < bounds.min) return { kind: 'below', bound: bounds.min };
  const largest = largestInitialFee(price);
  if (initialFee > largest) return { kind: 'fee-too-high', bound: largest };
  if (price - initialFee > bounds.max) return { kind: 'above', bound: bounds.max };
  return { kind: 'quote', offer: offerOf({ price, initialFee, markupBp: offer.markupBp, months: offer.months, confirmedOn: today }) };
}

import { type CalendarDate, largestInitialFee } from '@muddat/schedule';
import { calculateOffer, type Offer } from '../true-price/offer.ts';

export interface CalculatorTerm {
  months: number;
  /** Mark-up for this term, whole basis points: 2 700 is 27 %. */
  markupBp: number;
}

export interface QuoteInput {
  /** Whole so'm; null while nothing is typed. */
  price: number | null;
  initialFee: number;
  offer: CalculatorTerm;
  /** The day of the confirmation; the first payment is due one month later. */
  today: CalendarDate;
  bounds: { min: number; max: number };
}

export type QuoteResult =
  | { kind: 'quote'; offer: Offer }
  | { kind: 'empty' }
  | { kind: 'below' | 'above'; bound: number }
  | { kind: 'fee-too-high'; bound: number };

/**
 * The full cost of a purchase in instalments: monthly payment, number of payments, total, mark-up and yearly rate.
 * `bounds.max` limits the financed amount, not the price. Only the backend's schedule is binding.
 */
export function calculateQuote({ price, initialFee, offer, today, bounds }: QuoteInput): QuoteResult {
  if (price === null) return { kind: 'empty' };
  if (price < bounds.min) return { kind: 'below', bound: bounds.min };
  const largest = largestInitialFee(price);
  if (initialFee > largest) return { kind: 'fee-too-high', bound: largest };
  if (price - initialFee > bounds.max) return { kind: 'above', bound: bounds.max };
  return {
    kind: 'quote',
    offer: calculateOffer({ price, initialFee, markupBp: offer.markupBp, months: offer.months, confirmedOn: today }),
  };
}

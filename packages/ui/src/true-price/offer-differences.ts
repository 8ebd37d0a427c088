import type { CalendarDate } from '@muddat/schedule';
import { useEffect } from 'react';
import { findDifferingFigures, type OfferFigure } from './differing-figures.ts';
import type { Offer } from './offer.ts';

export interface OfferDifference {
  months: number;
  figures: readonly OfferFigure[];
}

/**
 * The terms for which the offers were requested, from other sources than the offers: the product's own price, the typed fee, the server's
 * date.
 */
export type RequestedTerms = { price: number; initialFee: number; confirmedOn: CalendarDate };

export interface OffersProps {
  /** The terms to choose from, as the backend returned them. */
  offers: readonly Offer[];
  /**
   * The price, initial fee and date for which the offers were requested, from other sources than the offers. Our arithmetic checks the
   * offers with them.
   */
  requestedTerms: RequestedTerms;
  /**
   * Called for each offer that our arithmetic does not confirm, so that it can be counted; for all of them again when the differences
   * change.
   */
  onDifference?: (difference: OfferDifference) => void;
}

/** The offers that our arithmetic does not confirm. A pure function, so that a server may count them too. */
export const findOfferDifferences = (offers: readonly Offer[], { price, initialFee, confirmedOn }: RequestedTerms): OfferDifference[] =>
  offers.flatMap((offer) => {
    const figures = findDifferingFigures(offer, { price, initialFee, confirmedOn, markupBp: offer.markup_bp, months: offer.months });
    return figures.length > 0 ? [{ months: offer.months, figures }] : [];
  });

/** Returns a function that says whether our arithmetic confirms an offer. Reports the offers that it does not confirm. */
export function useOfferConfirmation({ offers, requestedTerms, onDifference }: OffersProps): (offer: Offer) => boolean {
  const differences = findOfferDifferences(offers, requestedTerms);
  const told = JSON.stringify(differences);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports again only when the differences themselves have changed
  useEffect(() => {
    for (const difference of differences) onDifference?.(difference);
  }, [told]);
  return (offer) => !differences.some(({ months }) => months === offer.months);
}

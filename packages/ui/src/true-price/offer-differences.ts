import { useEffect } from 'react';
import type { Offer } from './offer.ts';
import { type OfferFigure, offerDiffers } from './offer-differs.ts';

export interface OfferDifference {
  months: number;
  figures: readonly OfferFigure[];
}

/** What the offers were asked for, from elsewhere than the offers: the product's own price, the fee that was typed, the server's today. */
export type OffersAsked = { price: number; initialFee: number; confirmedOn: string };

export interface OffersProps {
  offers: readonly Offer[];
  asked: OffersAsked;
  /** Told once of every offer that the arithmetic does not confirm, so that it is counted. */
  onDifference?: (difference: OfferDifference) => void;
}

/** The offers that the arithmetic does not confirm. Pure, so that a server may count them too. */
export const differencesOf = (offers: readonly Offer[], { price, initialFee, confirmedOn }: OffersAsked): OfferDifference[] =>
  offers.flatMap((offer) => {
    const figures = offerDiffers(offer, { price, initialFee, confirmedOn, markupBp: offer.markup_bp, months: offer.months });
    return figures.length > 0 ? [{ months: offer.months, figures }] : [];
  });

/** Says of an offer whether the arithmetic confirms it, and tells of those that it does not. */
export function useConfirmed({ offers, asked, onDifference }: OffersProps): (offer: Offer) => boolean {
  const differences = differencesOf(offers, asked);
  const told = JSON.stringify(differences);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again only when the differences themselves are others
  useEffect(() => {
    for (const difference of differences) onDifference?.(difference);
  }, [told]);
  return (offer) => !differences.some(({ months }) => months === offer.months);
}

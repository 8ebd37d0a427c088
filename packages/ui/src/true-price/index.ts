export { findDifferingFigures, type OfferFigure } from './differing-figures.ts';
export { calculateOffer, OFFER_FIGURES, type Offer, type OfferTerms } from './offer.ts';
export { OfferChoice, type OfferChoiceProps } from './offer-choice.tsx';
export { findOfferDifferences, type OfferDifference } from './offer-differences.ts';
export { TruePrice, type TruePriceProps } from './true-price.tsx';

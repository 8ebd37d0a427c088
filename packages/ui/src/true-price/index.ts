export { OFFER_FIGURES, type Offer, type OfferTerms, offerOf } from './offer.ts';
export { OfferChoice, type OfferChoiceProps } from './offer-choice.tsx';
export { differencesOf, type OfferDifference } from './offer-differences.ts';
export { type OfferFigure, offerDiffers } from './offer-differs.ts';
export { OfferList, type OfferListProps } from './offer-list.tsx';
export { TruePrice, type TruePriceProps } from './true-price.tsx';

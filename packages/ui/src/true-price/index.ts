export { differencesOf, type OfferDifference, OfferList, type OfferListProps } from './OfferList.tsx';
export { type Offer, type OfferTerms, offerOf } from './offer.ts';
export { type OfferFigure, offerDiffers } from './offer-differs.ts';
export { TruePrice, type TruePriceProps } from './TruePrice.tsx';

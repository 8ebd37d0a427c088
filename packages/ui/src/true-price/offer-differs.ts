import { OFFER_FIGURES, type Offer, type OfferTerms, offerOf } from './offer.ts';

export type OfferFigure = keyof Offer;

/**
 * The figures of a backend's offer that package schedule does not confirm for these terms; empty if all agree. The page shows the figures
 * that the backend sent, but a difference is a visible error: such a term cannot be chosen. Terms that allow no offer at all (an initial
 * fee as high as the price) confirm nothing.
 */
export function offerDiffers(offer: Offer, terms: OfferTerms): readonly OfferFigure[] {
  const own = recomputed(terms);
  if (!own) return [...OFFER_FIGURES, 'schedule'];
  const wrong: OfferFigure[] = OFFER_FIGURES.filter((figure) => offer[figure] !== own[figure]);
  return sameSchedule(offer.schedule, own.schedule) ? wrong : [...wrong, 'schedule'];
}

function recomputed(terms: OfferTerms): Offer | null {
  try {
    return offerOf(terms);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const sameSchedule = (one: Offer['schedule'], other: Offer['schedule']): boolean =>
  one.length === other.length &&
  one.every((row, at) => row.number === other[at]?.number && row.due_date === other[at]?.due_date && row.amount === other[at]?.amount);

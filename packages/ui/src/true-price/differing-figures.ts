import { calculateOffer, OFFER_FIGURES, type Offer, type OfferTerms } from './offer.ts';

export type OfferFigure = keyof Offer;
type PossibleTerms = Omit<OfferTerms, 'confirmedOn'> & { confirmedOn: OfferTerms['confirmedOn'] | null | undefined };

/**
 * The figures of a backend's offer that package schedule does not confirm for these terms; empty if all agree. The page shows the figures
 * that the backend sent, but a difference is a visible error: such a term cannot be chosen. Terms that allow no offer at all (an initial
 * fee as high as the price, no day of confirmation) confirm nothing.
 */
export function findDifferingFigures(offer: Offer, terms: PossibleTerms): readonly OfferFigure[] {
  const own = recomputed(terms);
  if (!own) return [...OFFER_FIGURES, 'schedule'];
  const wrong: OfferFigure[] = OFFER_FIGURES.filter((figure) => offer[figure] !== own[figure]);
  return sameSchedule(offer.schedule, own.schedule) ? wrong : [...wrong, 'schedule'];
}

function recomputed({ confirmedOn, ...terms }: PossibleTerms): Offer | null {
  try {
    return confirmedOn ? calculateOffer({ ...terms, confirmedOn }) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const sameSchedule = (one: Offer['schedule'], other: Offer['schedule']): boolean =>
  one.length === other.length &&
  one.every((row, at) => row.number === other[at]?.number && row.due_date === other[at]?.due_date && row.amount === other[at]?.amount);

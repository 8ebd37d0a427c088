import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type OffersProps, useOfferConfirmation } from './offer-differences.ts';
import * as css from './offer-list.css.ts';
import { ReadOnlyOffer, UnconfirmedOffer } from './offer-row.tsx';

export interface OfferListProps extends OffersProps {
  /** Accessible name of the list. Default: «Сроки рассрочки». */
  label?: string;
}

/** All terms with their cost, for reading only. */
export function OfferList({ label, ...given }: OfferListProps) {
  const { t } = useLingui();
  const group = useId();
  const isConfirmed = useOfferConfirmation(given);
  return (
    <ul
      className={css.group}
      aria-label={label ?? t({ message: 'Сроки рассрочки', comment: 'Heading over the list of the terms of an installment' })}
    >
      {given.offers.map((offer) => (
        <li key={offer.months}>
          {isConfirmed(offer) ? <ReadOnlyOffer offer={offer} group={group} /> : <UnconfirmedOffer offer={offer} />}
        </li>
      ))}
    </ul>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { usePreHydrationPress } from '../internal/use-pre-hydration-press.ts';
import { type OffersProps, useOfferConfirmation } from './offer-differences.ts';
import * as css from './offer-list.css.ts';
import { UnconfirmedOffer } from './offer-row.tsx';
import { SelectableOffer } from './selectable-offer.tsx';

export interface OfferChoiceProps extends OffersProps {
  /** Legend of the group. Default: «Сроки рассрочки». */
  label?: string;
  /** The chosen term, in months; null while none is chosen. */
  months: number | null;
  onChange: (months: number) => void;
}

/**
 * A radio group of the terms of an `OfferList`. It never selects a term itself: `months` comes from the caller. A term whose figures are
 * not confirmed cannot be selected.
 */
export function OfferChoice({ label, months, onChange, ...given }: OfferChoiceProps) {
  const { t } = useLingui();
  const group = useId();
  const box = usePreHydrationPress<HTMLFieldSetElement>();
  const isConfirmed = useOfferConfirmation(given);
  return (
    <fieldset className={css.group} ref={box}>
      <legend className={css.legend}>
        {label ?? t({ message: 'Сроки рассрочки', comment: 'Heading over the list of the terms of an installment' })}
      </legend>
      {given.offers.map((offer) =>
        isConfirmed(offer) ? (
          <SelectableOffer
            key={offer.months}
            offer={offer}
            group={group}
            checked={months === offer.months}
            onSelect={() => onChange(offer.months)}
          />
        ) : (
          <UnconfirmedOffer key={offer.months} offer={offer} />
        ),
      )}
    </fieldset>
  );
}

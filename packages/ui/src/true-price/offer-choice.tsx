import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { usePressedBefore } from '../internal/use-pressed-before.ts';
import { type OffersProps, useConfirmed } from './offer-differences.ts';
import * as css from './offer-list.css.ts';
import { OfferRefused } from './offer-row.tsx';
import { OfferToTake } from './offer-to-take.tsx';

export interface OfferChoiceProps extends OffersProps {
  /** Legend of the group. Default: the terms of an installment. */
  label?: string;
  /** The chosen term, in months; null while none is chosen. */
  months: number | null;
  onChange: (months: number) => void;
}

/**
 * A radio group of the terms of an `OfferList`. It never selects a term itself: `months` comes from the caller. A term whose figures are not
 * confirmed cannot be selected.
 */
export function OfferChoice({ label, months, onChange, ...given }: OfferChoiceProps) {
  const { t } = useLingui();
  const group = useId();
  const box = usePressedBefore<HTMLFieldSetElement>();
  const isConfirmed = useConfirmed(given);
  return (
    <fieldset className={css.group} ref={box}>
      <legend className={css.legend}>
        {label ?? t({ message: 'Сроки рассрочки', comment: 'Heading over the list of the terms of an installment' })}
      </legend>
      {given.offers.map((offer) =>
        isConfirmed(offer) ? (
          <OfferToTake
            key={offer.months}
            offer={offer}
            group={group}
            checked={months === offer.months}
            onTake={() => onChange(offer.months)}
          />
        ) : (
          <OfferRefused key={offer.months} offer={offer} />
        ),
      )}
    </fieldset>
  );
}

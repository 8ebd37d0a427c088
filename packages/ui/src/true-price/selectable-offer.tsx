import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as radio from '../internal/radio-dot.css.ts';
import { VisuallyHidden } from '../text/text.tsx';
import type { Offer } from './offer.ts';
import * as css from './offer-list.css.ts';
import { OfferSummary } from './offer-row.tsx';
import { TruePrice } from './true-price.tsx';

export interface SelectableOfferProps {
  offer: Offer;
  group: string;
  checked: boolean;
  onSelect: () => void;
}

/** A term to choose: a radio button, and below it the details of the term. */
export function SelectableOffer({ offer, group, checked, onSelect }: SelectableOfferProps) {
  const { t } = useLingui();
  return (
    <div className={css.offer}>
      <label className={cx(css.row, css.withRadio)}>
        <input type="radio" name={group} value={offer.months} checked={checked} onChange={onSelect} className={radio.input} />
        <span className={radio.dot} aria-hidden="true" />
        <OfferSummary offer={offer} />
      </label>
      <details>
        <summary className={css.detailsSummary}>
          <VisuallyHidden>
            {t({
              message: 'Ставка и все даты',
              comment: 'List of the terms of an installment: opens the yearly rate, the dates and the rest',
            })}
          </VisuallyHidden>
          <ChevronDown size={20} />
        </summary>
        <div className={css.offerDetails}>
          <TruePrice offer={offer} withoutHero />
        </div>
      </details>
    </div>
  );
}

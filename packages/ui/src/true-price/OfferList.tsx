import { useLingui } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import * as css from './OfferList.css.ts';
import { OfferRefused, OfferToRead, OfferToTake } from './OfferRow.tsx';
import type { Offer } from './offer.ts';
import { type OfferFigure, offerDiffers } from './offer-differs.ts';

export interface OfferDifference {
  months: number;
  figures: readonly OfferFigure[];
}

export interface OfferListProps {
  /** What is chosen here; by default the terms of an installment. */
  label?: string;
  offers: readonly Offer[];
  /** What the offers were asked for, from elsewhere than the offers: the product's own price, the fee that was typed, the server's today. */
  asked: { price: number; initialFee: number; confirmedOn: string };
  /** A term can be taken; null while none is. Without it the list is to be read. */
  choice?: { months: number | null; onChange: (months: number) => void };
  /** Told once of every offer that the arithmetic does not confirm, so that it is counted. */
  onDifference?: (difference: OfferDifference) => void;
}

/** Every term with what it costs. None is taken beforehand, and one whose figures are not confirmed can not be taken. */
export function OfferList({ label, offers, asked, choice, onDifference }: OfferListProps) {
  const { t } = useLingui();
  const group = useId();
  const differences = differencesOf(offers, asked);
  const told = JSON.stringify(differences);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again only when the differences themselves are others
  useEffect(() => {
    for (const difference of differences) onDifference?.(difference);
  }, [told]);
  const rows = offers.map((offer) => {
    if (differences.some(({ months }) => months === offer.months)) return <OfferRefused key={offer.months} offer={offer} />;
    if (!choice) return <OfferToRead key={offer.months} offer={offer} group={group} />;
    const { months, onChange } = choice;
    return (
      <OfferToTake key={offer.months} offer={offer} group={group} checked={months === offer.months} onTake={() => onChange(offer.months)} />
    );
  });
  const name = label ?? t({ message: 'Сроки рассрочки', comment: 'Heading over the list of the terms of an installment' });
  if (!choice) {
    return (
      <ul className={css.group} aria-label={name}>
        {rows.map((row) => (
          <li key={row.key}>{row}</li>
        ))}
      </ul>
    );
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{name}</legend>
      {rows}
    </fieldset>
  );
}

/** The offers that the arithmetic does not confirm. Pure, so that a server may count them too. */
export const differencesOf = (offers: readonly Offer[], { price, initialFee, confirmedOn }: OfferListProps['asked']): OfferDifference[] =>
  offers.flatMap((offer) => {
    const figures = offerDiffers(offer, { price, initialFee, confirmedOn, markupBp: offer.markup_bp, months: offer.months });
    return figures.length > 0 ? [{ months: offer.months, figures }] : [];
  });

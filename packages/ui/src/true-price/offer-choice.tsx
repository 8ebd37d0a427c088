import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber, NO_BREAK_SPACE } from '@muddat/i18n';
import { useId, useState } from 'react';
import { ChevronDown } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { usePreHydrationPress } from '../internal/use-pre-hydration-press.ts';
import { hidden as visuallyHidden } from '../text/text.css.ts';
import type { Offer } from './offer.ts';
import * as css from './offer-choice.css.ts';
import { type OffersProps, useOfferConfirmation } from './offer-differences.ts';
import { TruePrice } from './true-price.tsx';

export interface OfferChoiceProps extends OffersProps {
  /** Legend of the group, read by screen readers. Without it: «Сроки рассрочки». */
  label?: string;
  /** The selected term, months; `null` while none is selected. */
  months: number | null;
  /** Called with the months of the term that the customer selects. */
  onChange: (months: number) => void;
  /** Shows three terms and the selected one, and a button for the others, if there are five or more. */
  folded?: boolean;
}

const SHOWN_FOLDED = 3;

/** The longest term and every other one before it: short, middle and long. The list of terms goes from short to long. */
const isInFold = (at: number, count: number): boolean => {
  const fromEnd = count - 1 - at;
  return count > SHOWN_FOLDED + 1 && (fromEnd % 2 === 1 || fromEnd >= 2 * SHOWN_FOLDED);
};

/**
 * The terms of an installment as one table, so that they can be compared. Each row is a radio button, and below the selected row are its
 * yearly rate and all its dates. It never selects a term itself: `months` comes from the caller. A term whose figures are not confirmed
 * cannot be selected.
 */
export function OfferChoice({ label, months, onChange, folded = false, ...given }: OfferChoiceProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(!folded);
  const { length } = given.offers;
  const inFold = folded ? given.offers.filter((offer, at) => isInFold(at, length) && offer.months !== months).length : 0;
  const group = useId();
  const box = usePreHydrationPress<HTMLFieldSetElement>();
  const isConfirmed = useOfferConfirmation(given);
  return (
    <fieldset className={css.group} ref={box}>
      <legend className={visuallyHidden}>
        {label ?? t({ message: 'Сроки рассрочки', comment: 'Heading over the list of the terms of an installment' })}
      </legend>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.termHeadCell}>
              {t({ message: 'Срок', comment: 'Table of the terms of an installment: column with the number of months' })}
            </th>
            <th scope="col" className={css.headCell}>
              {t({ message: 'В месяц', comment: 'Calculator: the payment a month' })}
            </th>
            <th scope="col" className={css.headCell}>
              <span className={css.narrowHead}>
                {t({
                  message: 'Всего к\u00a0оплате',
                  comment: 'Table of the terms of an installment: column with the sum of all payments',
                })}
              </span>
            </th>
            <th scope="col" className={css.headCell}>
              {t({ message: 'Наценка', comment: 'Calculator: the mark-up, compared with the price when paid at once' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {given.offers.map((offer, at) =>
            isConfirmed(offer) ? (
              <OfferRows
                key={offer.months}
                offer={offer}
                group={group}
                checked={months === offer.months}
                hidden={!isOpen && isInFold(at, length) && months !== offer.months}
                onSelect={() => onChange(offer.months)}
              />
            ) : (
              <UnconfirmedRow key={offer.months} months={offer.months} />
            ),
          )}
        </tbody>
      </table>
      {inFold > 0 && (
        <button type="button" className={cx(css.detailsSummary, css.foldButton)} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t({
            message: plural(inFold, { one: 'Ещё # срок', few: 'Ещё # срока', many: 'Ещё # сроков', other: 'Ещё # срока' }),
            comment: 'Table of the terms of an installment: button that shows the terms that are folded away; how many there are',
          })}
          <ChevronDown size={20} />
        </button>
      )}
    </fieldset>
  );
}

type OfferRowsProps = { offer: Offer; group: string; checked: boolean; hidden: boolean; onSelect: () => void };

/** The row of a term, and the row with its details, which is visible while the term is selected. */
function OfferRows({ offer, group, checked, hidden, onSelect }: OfferRowsProps) {
  const { t } = useLingui();
  const termText = useTermText();
  const id = `${group}${offer.months}`;
  const rate = formatNumber(offer.yearly_rate);
  return (
    <>
      <tr className={cx(css.row, hidden && css.foldedRow)}>
        <th scope="row" className={css.termCell}>
          <label className={css.termLabel}>
            <input type="radio" id={id} name={group} value={offer.months} checked={checked} onChange={onSelect} className={css.radio} />
            {termText(offer.months)}
          </label>
        </th>
        <td className={css.amountCell}>
          <label htmlFor={id} className={css.label}>
            {breakable(offer.monthly_payment)}
          </label>
        </td>
        <td className={css.amountCell}>
          <label htmlFor={id} className={css.label}>
            {breakable(offer.to_pay)}
          </label>
        </td>
        <td className={css.amountCell}>
          <label htmlFor={id} className={css.label}>
            <span>{breakable(offer.markup)}</span>
            <span className={css.percent}>{`${formatNumber(offer.markup_bp / 100)}${NO_BREAK_SPACE}%`}</span>
          </label>
        </td>
      </tr>
      <tr className={css.detailsRow}>
        <td colSpan={4} className={css.detailsCell}>
          <details>
            <summary className={css.detailsSummary}>
              {t({
                message: `Годовая ставка ${rate}\u00a0%, все даты`,
                comment:
                  'Table of the terms of an installment: opens the dates and the other figures of the selected term; with its yearly rate',
              })}
              <ChevronDown size={20} />
            </summary>
            <div className={css.details}>
              <TruePrice offer={offer} withoutHero />
            </div>
          </details>
        </td>
      </tr>
    </>
  );
}

/** Replaces a term whose figures package schedule does not confirm. */
function UnconfirmedRow({ months }: { months: number }) {
  const { t } = useLingui();
  const termText = useTermText();
  return (
    <tr>
      <th scope="row" className={css.unconfirmedTerm}>
        {termText(months)}
      </th>
      <td colSpan={3} className={css.unconfirmed}>
        {t({
          message: 'На этот срок сейчас не оформить: проверяем расчёт магазина. Выберите другой срок или обновите страницу.',
          comment: 'Instead of a term of an installment whose figures from the backend differ from our own arithmetic',
        })}
      </td>
    </tr>
  );
}

/** An amount that may wrap between its groups of digits: three of nine digits are wider than a phone. */
const breakable = (amount: number): string => formatNumber(amount).replaceAll(NO_BREAK_SPACE, ' ');

function useTermText(): (months: number) => string {
  const { t } = useLingui();
  return (months) =>
    t({ message: `${months}\u00a0мес.`, comment: 'Table of the terms of an installment: how long one of them is, shortened' });
}

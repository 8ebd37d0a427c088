import { useLingui } from '@lingui/react/macro';
import { formatMoney, formatNumber } from '@muddat/i18n';
import type { ReactNode } from 'react';
import { ChevronDown } from '../icons/icons.ts';
import { useLanguage } from '../internal/use-language.ts';
import { Money } from '../money/money.tsx';
import type { Offer } from '../true-price/offer.ts';
import { datesSummary } from '../true-price/true-price.css.ts';
import { TruePrice } from '../true-price/true-price.tsx';
import type { QuoteResult } from './calculate-quote.ts';
import { NoResult } from './calculator-result.tsx';
import * as css from './installment-calculator.css.ts';

/** The result in the bar: the payment and the total, announced when they change, and the whole price with its dates in a `details`. */
export function BarResult({ answer, note }: { answer: QuoteResult; note: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <div aria-live="polite" className={css.barResult}>
        {answer.kind === 'quote' ? <OfferSums offer={answer.offer} /> : <NoResult />}
      </div>
      {answer.kind === 'quote' && (
        <details className={css.barDetails}>
          <summary className={datesSummary}>
            {t({ message: 'Вся цена и все даты', comment: 'Calculator in one row: opens the mark-up, the yearly rate and all payments' })}
            <ChevronDown size={18} />
          </summary>
          <div className={css.barPrice}>
            <TruePrice offer={answer.offer} withoutHero />
            {note !== undefined && <p className={css.note}>{note}</p>}
          </div>
        </details>
      )}
    </>
  );
}

/** The monthly payment of a term, and everything that is paid in it. */
export function OfferSums({ offer: { monthly_payment: monthly, payments, to_pay: toPay, markup_bp: markupBp } }: { offer: Offer }) {
  const { t } = useLingui();
  const [total, percent] = [formatMoney(toPay, useLanguage()), formatNumber(markupBp / 100)];
  return (
    <>
      <span className={css.barLabel}>
        {t({
          message: `${payments} мес., в месяц`,
          comment: 'Calculator in one row: label of the monthly payment; {payments} is the number of payments',
        })}
      </span>
      <Money amount={monthly} size="l" />
      <span className={css.barTotal}>
        {t({
          message: `всего ${total}, наценка ${percent}\u00a0%`,
          comment: 'Calculator in one row: everything that is paid, and the mark-up in percent',
        })}
      </span>
    </>
  );
}

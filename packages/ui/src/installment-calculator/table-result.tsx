import type { CalendarDate } from '@muddat/schedule';
import { VisuallyHidden } from '../text/text.tsx';
import { calculateOffer, type Offer } from '../true-price/offer.ts';
import { OfferChoice } from '../true-price/offer-choice.tsx';
import { OfferSums } from './bar-result.tsx';
import type { CalculatorTerm, QuoteResult } from './calculate-quote.ts';
import { NoResult } from './calculator-result.tsx';
import * as css from './installment-calculator.css.ts';

interface TermsProps {
  terms: readonly CalculatorTerm[];
  today: CalendarDate;
  /** Called with the months of the term that the customer chooses. */
  onChange: (months: number) => void;
}

/** The sums of all terms as a table. Only those of the chosen term are announced: the whole table would be too long to listen to. */
export function TableResult({ answer, ...terms }: TermsProps & { answer: QuoteResult }) {
  const isQuote = answer.kind === 'quote';
  return (
    <div className={css.tableResult}>
      <div aria-live="polite">
        {isQuote ? (
          <VisuallyHidden as="div">
            <div className={css.barResult}>
              <OfferSums offer={answer.offer} />
            </div>
          </VisuallyHidden>
        ) : (
          <NoResult />
        )}
      </div>
      {isQuote && <TermsTable offer={answer.offer} {...terms} />}
    </div>
  );
}

function TermsTable({ offer: { months, price, initial_fee: initialFee }, terms, today, onChange }: TermsProps & { offer: Offer }) {
  const requestedTerms = { price, initialFee, confirmedOn: today };
  return (
    <OfferChoice
      offers={terms.map((term) => calculateOffer({ ...requestedTerms, ...term }))}
      requestedTerms={requestedTerms}
      months={months}
      onChange={onChange}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@muddat/i18n';
import { type CalendarDate, FINANCED_MIN_SOM } from '@muddat/schedule';
import { type ReactNode, useState } from 'react';
import { AmountField } from '../amount-field/amount-field.tsx';
import { Card } from '../card/card.tsx';
import { useLanguage } from '../internal/use-language.ts';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { BarResult } from './bar-result.tsx';
import { type CalculatorTerm, calculateQuote } from './calculate-quote.ts';
import { CalculatorResult } from './calculator-result.tsx';
import * as css from './installment-calculator.css.ts';
import { TableResult } from './table-result.tsx';

export type { CalculatorTerm } from './calculate-quote.ts';

export interface InstallmentCalculatorProps {
  /** The terms on offer, at most about five; as many as needed in a `table`. Without any nothing is rendered. */
  terms: readonly CalculatorTerm[];
  /** The initial price, whole so'm: an example on the home page, the product's price on its page. */
  startPrice: number;
  /** The initial term, months. If it is not on offer, the first term is chosen. */
  startMonths: number;
  /** Today on the server, `YYYY-MM-DD`. The first payment is due one month later. */
  today: CalendarDate;
  /** `min`: the smallest price; `max`: the largest financed amount, that is the price less the initial fee. Whole so'm. */
  bounds: { min: number; max: number };
  /** Adds a field for an initial fee, which is paid before the first instalment. Without it there is no fee. */
  withInitialFee?: boolean;
  /**
   * `card`: the controls above the full cost. `bar`: the controls and the payment in one row from 900 px; the full cost is folded.
   * `table`: the price above a table of all terms, in which one is chosen.
   */
  layout?: 'card' | 'bar' | 'table';
  /** The button or link of the next step, below the figures. Only the `card` shows it. */
  action?: ReactNode;
  /** One line of small print below the figures: which terms the example assumes. */
  note?: ReactNode;
}

/** Takes a price and a term, and shows the full cost: monthly payment, number of payments, total, mark-up and dates. */
export function InstallmentCalculator({
  terms,
  startPrice,
  startMonths,
  today,
  bounds,
  withInitialFee = false,
  layout = 'card',
  action,
  note,
}: InstallmentCalculatorProps) {
  const { t } = useLingui();
  const locale = useLanguage();
  const [price, setPrice] = useState<number | null>(startPrice);
  const [fee, setFee] = useState<number | null>(null);
  const [months, setMonths] = useState(startMonths);
  const offer = terms.find((term) => term.months === months) ?? terms[0];
  if (!offer) return null;
  const answer = calculateQuote({ price, initialFee: withInitialFee ? (fee ?? 0) : 0, offer, today, bounds });
  const bound = 'bound' in answer ? formatMoney(answer.bound, locale) : '';
  const least = formatMoney(FINANCED_MIN_SOM, locale);
  const priceError = {
    below: t({ message: `Рассрочка — на суммы от ${bound}`, comment: 'Calculator: the price is too low; {bound} is the smallest amount' }),
    above: t({ message: `Рассрочка — на суммы до ${bound}`, comment: 'Calculator: the price is too high; {bound} is the largest amount' }),
  };
  return (
    <Card tone="floating" padding={layout === 'bar' ? 'm' : 'l'}>
      <div className={layout === 'bar' ? css.bar : css.body}>
        <AmountField
          label={t({ message: 'Цена товара', comment: 'Calculator: field for the price of the goods' })}
          value={price}
          onChange={setPrice}
          error={answer.kind === 'below' || answer.kind === 'above' ? priceError[answer.kind] : undefined}
        />
        {withInitialFee && (
          <AmountField
            label={t({ message: 'Первый взнос', comment: 'Calculator: field for the sum paid at once' })}
            optional
            value={fee}
            onChange={setFee}
            error={
              answer.kind === 'fee-too-high'
                ? t({
                    message: `Взнос может быть не больше ${bound}: в рассрочку должно остаться хотя бы ${least}`,
                    comment: 'Calculator: {bound} is the largest initial fee, {least} the smallest amount that must remain to be financed',
                  })
                : undefined
            }
          />
        )}
        {layout !== 'table' && (
          <SegmentedControl
            label={t({ message: 'Срок, месяцев', comment: 'Calculator: choice of the term' })}
            options={terms.map((term) => ({ value: String(term.months), label: term.months }))}
            value={String(offer.months)}
            onChange={(value) => setMonths(Number(value))}
          />
        )}
        {layout === 'card' && <CalculatorResult answer={answer} />}
        {layout === 'table' && <TableResult answer={answer} terms={terms} today={today} onChange={setMonths} />}
        {layout === 'card' && action}
        {layout === 'bar' ? <BarResult answer={answer} note={note} /> : note !== undefined && <p className={css.note}>{note}</p>}
      </div>
    </Card>
  );
}

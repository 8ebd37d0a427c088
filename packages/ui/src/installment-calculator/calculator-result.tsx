import { Trans } from '@lingui/react/macro';
import { TruePrice } from '../true-price/true-price.tsx';
import type { QuoteResult } from './calculate-quote.ts';
import * as css from './installment-calculator.css.ts';

/** Shown instead of the figures while the price is missing or not allowed. */
export function NoResult() {
  return (
    <p className={css.idleResult}>
      <Trans comment="Calculator: shown instead of the figures while the price is missing or not allowed">
        Введите цену, и мы покажем платёж, наценку и все даты.
      </Trans>
    </p>
  );
}

/** The result of the calculator as a TruePrice; announced when it changes. */
export function CalculatorResult({ answer }: { answer: QuoteResult }) {
  return (
    <div aria-live="polite" className={css.body}>
      {answer.kind === 'quote' ? <TruePrice offer={answer.offer} /> : <NoResult />}
    </div>
  );
}

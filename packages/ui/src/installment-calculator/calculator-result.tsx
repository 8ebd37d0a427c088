import { Trans } from '@lingui/react/macro';
import { TruePrice } from '../true-price/true-price.tsx';
import * as css from './installment-calculator.css.ts';
import type { Quote } from './quote.ts';

/** What the calculator found, as every screen tells a price in parts; read out when it changes. */
export function CalculatorResult({ answer }: { answer: Quote }) {
  return (
    <div aria-live="polite" className={css.body}>
      {answer.kind === 'quote' ? (
        <TruePrice offer={answer.offer} />
      ) : (
        <p className={css.idle}>
          <Trans comment="Calculator: shown in place of the figures while there is no price that works">
            Введите цену, и мы покажем платёж, наценку и все даты.
          </Trans>
        </p>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { cx } from '../internal/cx.ts';
import * as css from './stepper.css.ts';

export interface StepperProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** The current step, from 1. */
  current: number;
}

/** The current step of a short flow. */
export function Stepper({ steps, current }: StepperProps) {
  const total = steps.length;
  const name = steps[current - 1] ?? '';
  return (
    <div className={css.stepper}>
      <div className={css.stepText}>
        <Trans comment="Above a form of several pages, the name of the step follows: 'Step 2 of 3'">
          Шаг {current} из {total}
        </Trans>
        {FACT_SEPARATOR}
        {name}
      </div>
      <div className={css.bars} aria-hidden="true">
        {steps.map((step, at) => (
          <span key={step} className={cx(css.bar, at < current && css.doneBar)} />
        ))}
      </div>
    </div>
  );
}

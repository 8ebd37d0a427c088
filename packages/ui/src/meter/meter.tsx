import { ProgressBar, type ProgressBarProps } from '../progress-bar/progress-bar.tsx';
import * as css from './meter.css.ts';

export interface MeterProps extends Pick<ProgressBarProps, 'value' | 'max' | 'tone' | 'ground'> {
  /** What is measured: "Использовано". */
  label: string;
  /** How much of how much, in words, seen and heard: "5 080 000 из 15 000 000 сум". The line alone tells nobody a number. */
  valueText: string;
}

/** How much of something there is: a limit, a balance, room for photos. What goes towards an end is a ProgressBar. */
export function Meter({ label, valueText, ...bar }: MeterProps) {
  return (
    <div className={css.meter}>
      {/* The meter says the same to ears. */}
      <div className={css.head} aria-hidden="true">
        <span className={css.label}>{label}</span>
        <span className={css.words}>{valueText}</span>
      </div>
      <ProgressBar {...bar} kind="meter" label={label} valueText={valueText} />
    </div>
  );
}

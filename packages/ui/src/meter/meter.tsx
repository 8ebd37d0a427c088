import { ProgressBar, type ProgressBarProps } from '../progress-bar/progress-bar.tsx';
import * as css from './meter.css.ts';

export interface MeterProps extends Pick<ProgressBarProps, 'value' | 'max' | 'tone' | 'background'> {
  /** What is measured: "Использовано". */
  label: string;
  /** Value and maximum in words, visible and read out: "5 080 000 из 15 000 000 сум". The bar alone shows no number. */
  valueText: string;
}

/** How much of something is used: a limit, a balance, storage for photos. For progress towards an end use ProgressBar. */
export function Meter({ label, valueText, tone = 'primary', background = 'plain', ...bar }: MeterProps) {
  return (
    <div className={css.meter}>
      {/* Hidden from screen readers, because the meter has the same text. */}
      <div className={css.head} aria-hidden="true">
        <span className={css.label}>{label}</span>
        <span className={css.words}>{valueText}</span>
      </div>
      <ProgressBar {...bar} kind="meter" tone={tone} background={background} label={label} valueText={valueText} />
    </div>
  );
}

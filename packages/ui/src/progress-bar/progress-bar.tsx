import { cx } from '../internal/cx.ts';
import * as css from './progress-bar.css.ts';

export interface ProgressBarProps {
  /** The name of the measured process, read by screen readers. */
  label: string;
  /** How far it has come, from 0 to `max`. */
  value: number;
  /** The value at which the bar is full. */
  max: number;
  /** The value in words: "использовано 5 080 000 сум". Without it screen readers read a percentage. */
  valueText?: string;
  /** `progress`: how far something has come; `meter`: how much of something is used. */
  kind?: 'progress' | 'meter';
  /** Colour of the filled part: `primary`, `tile` on cobalt, `good`: done, `soon`: nearly used up, `bad`: used up or failed. */
  tone?: 'primary' | 'tile' | 'good' | 'soon' | 'bad';
  /** What is below the bar: `plain`: a card or a page; `cobalt`: a dark ground. */
  background?: 'plain' | 'cobalt';
}

/**
 * The filled part is an SVG rectangle: its width is an attribute, which the content security policy allows. The policy blocks inline
 * styles.
 */
export function ProgressBar({ label, value, max, valueText, kind = 'progress', tone = 'primary', background = 'plain' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles it may have take a name
    <div
      role={kind === 'meter' ? 'meter' : 'progressbar'}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
    >
      <svg aria-hidden="true" className={cx(css.bar, css.background[background], css.tone[tone])}>
        <rect className={css.fill} width={`${(share * 100).toFixed(2)}%`} height="100%" rx="3" />
      </svg>
    </div>
  );
}

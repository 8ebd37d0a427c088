import { cx } from '../internal/cx.ts';
import * as css from './success-mark.css.ts';

/** A tick that draws itself once while a few dots spread and vanish. Decoration: a text beside it says what has succeeded. */
export function SuccessMark() {
  return (
    <svg className={css.mark} width="64" height="64" viewBox="0 0 64 64" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <g fill="none" strokeWidth="5" strokeDasharray="0 1">
        <circle className={css.dots} cx="32" cy="32" r="40" pathLength={6} />
        <circle className={cx(css.dots, css.tile)} cx="32" cy="32" r="40" pathLength={6} strokeDashoffset={0.5} />
      </g>
      <circle cx="32" cy="32" r="32" />
      <path className={css.tick} d="M20 33l8.5 8.5L44 25" fill="none" strokeWidth="4" strokeDasharray="1" pathLength={1} />
    </svg>
  );
}

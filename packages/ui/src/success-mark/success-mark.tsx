import { cx } from '../internal/cx.ts';
import * as css from './success-mark.css.ts';

/** How many dots of one colour spread around the mark. */
const DOTS = 6;

/** A tick that draws itself once while a few dots spread and vanish. Decoration: a text beside it says what has succeeded. */
export function SuccessMark() {
  return (
    <svg className={css.mark} width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
      <circle className={cx(css.dots, css.saffron)} cx="32" cy="32" r="40" pathLength={DOTS} />
      <circle className={cx(css.dots, css.tile)} cx="32" cy="32" r="40" pathLength={DOTS} />
      <circle className={css.disc} cx="32" cy="32" r="32" />
      <path className={css.tick} d="M20 33l8.5 8.5L44 25" pathLength={1} />
    </svg>
  );
}

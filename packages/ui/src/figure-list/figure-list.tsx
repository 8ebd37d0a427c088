import { cx } from '../internal/cx.ts';
import * as css from './figure-list.css.ts';

/**
 * Matches the no-break space before a currency or unit. The component replaces it with a plain space, so that the line breaks there and the
 * number stays whole.
 */
const BEFORE_UNIT = /\u00a0(?=\D+$)/;

export interface FigureListProps {
  /** At most five: a formatted number, and what it counts. */
  figures: readonly { value: string; label: string }[];
}

/** A few large numbers side by side, as a section of a page. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className={cx(css.list, figures.length === 5 && css.fiveFigures)}>
      {figures.map(({ value, label }) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value.replace(BEFORE_UNIT, ' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

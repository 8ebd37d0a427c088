import { cx } from '../internal/cx.ts';
import * as css from './FigureList.css.ts';

export interface FigureListProps {
  /** Five at most: a number as it is written, and what it counts. */
  figures: readonly { value: string; label: string }[];
}

/** A few large numbers side by side: a section of a page of its own. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className={cx(css.list, figures.length === 5 && css.five)}>
      {figures.map(({ value, label }) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

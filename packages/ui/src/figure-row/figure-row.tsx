import type { ReactNode } from 'react';
import * as css from './figure-row.css.ts';

export interface LabelledFigure {
  /** The number, formatted, with its unit. */
  value: ReactNode;
  /** What the number counts. */
  label: string;
}

export interface FigureRowProps {
  /** Two or three numbers, each with what it counts. */
  figures: readonly LabelledFigure[];
}

/** A few numbers and what they count. */
export function FigureRow({ figures }: FigureRowProps) {
  return (
    <dl className={css.list}>
      {figures.map((figure) => (
        <div key={figure.label} className={css.figure}>
          <dt className={css.label}>{figure.label}</dt>
          <dd className={css.value}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}

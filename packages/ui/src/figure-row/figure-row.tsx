import type { ReactNode } from 'react';
import * as css from './figure-row.css.ts';

export interface LabelledFigure {
  value: ReactNode;
  label: string;
}

/** A few numbers and what they count. */
export function FigureRow({ figures }: { figures: readonly LabelledFigure[] }) {
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

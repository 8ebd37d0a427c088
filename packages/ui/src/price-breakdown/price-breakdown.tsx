import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './price-breakdown.css.ts';

export interface PriceRow {
  label: ReactNode;
  value: ReactNode;
  /** The sum of the rows above. */
  strong?: boolean;
}

export interface PriceBreakdownProps {
  rows: readonly PriceRow[];
  /** Figures of one width, where all values are of one kind. */
  tabular?: boolean;
}

/** What a price is made of, a line a part; a value that does not fit beside its label stands under it. */
export function PriceBreakdown({ rows, tabular = false }: PriceBreakdownProps) {
  return (
    <dl className={cx(css.list, tabular && css.tabular)}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, labels are nodes
        <div key={at} className={css.row}>
          <dt className={cx(css.term, row.strong && css.strong)}>{row.label}</dt>
          <dd className={cx(css.value, row.strong && css.strong)}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

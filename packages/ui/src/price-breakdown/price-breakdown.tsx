import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './price-breakdown.css.ts';

export interface PriceRow {
  /** What the value is. */
  label: ReactNode;
  /** The value, formatted, with its unit. */
  value: ReactNode;
  /** Marks the sum of the rows above with bold text. */
  strong?: boolean;
}

export interface PriceBreakdownProps {
  /** The parts of the price in order, usually with the sum at the end. */
  rows: readonly PriceRow[];
  /** Digits of one width, if all values are of one kind. */
  tabular?: boolean;
}

/** The parts of a price, one per line. A long label wraps next to its value; only a long value goes below its label. */
export function PriceBreakdown({ rows, tabular = false }: PriceBreakdownProps) {
  return (
    <dl className={cx(css.list, tabular && css.tabular)}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never reorder, and their labels are nodes
        <div key={at} className={css.row}>
          <dt className={cx(css.term, row.strong && css.strong)}>{row.label}</dt>
          <dd className={cx(css.value, row.strong && css.strong)}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

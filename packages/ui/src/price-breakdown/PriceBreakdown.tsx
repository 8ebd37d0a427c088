import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './PriceBreakdown.css.ts';

export interface PriceRow {
  label: ReactNode;
  value: ReactNode;
  /** The sum of the rows above. */
  strong?: boolean;
}

/** What a price is made of, a line a part; a value that does not fit beside its label stands under it. */
export function PriceBreakdown({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <dl className={css.list}>
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

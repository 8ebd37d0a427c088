import { Fragment } from 'react';
import { Card } from '../card/card.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import * as css from './comparison-table.css.ts';

export interface ComparisonTableProps {
  /** What the table compares. Visually hidden, because the section's heading is above. */
  caption: string;
  /** Names of two or three alternatives; the first is ours. */
  columns: readonly string[];
  /** The compared properties: the label of each, and one cell per column. */
  rows: readonly { label: string; cells: readonly string[] }[];
}

/** Compares alternatives side by side. The label of a row is above its cells, so that the cells are wide enough on a phone. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <Card padding="none">
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.label}>
              <tr>
                <th colSpan={columns.length} scope="colgroup" className={css.rowLabel}>
                  {row.label}
                </th>
              </tr>
              <tr>
                {columns.map((column, at) => (
                  <td key={column} className={css.cell}>
                    {row.cells[at]}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

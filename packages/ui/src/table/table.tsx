import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { nextSort, type TableSort } from './next-sort.ts';
import { SortButton } from './sort-button.tsx';
import * as css from './table.css.ts';

export type { TableSort } from './next-sort.ts';

/** Without table layout (cards on a phone) a table has no roles for screen readers in some browsers. So its roles are set explicitly. */
const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export interface TableColumn<Row, Id extends string> {
  /** Identifies the column for `sort`. */
  id: Id;
  /** Heading of the column. */
  name: string;
  /** Returns the content of the column's cell in a row. */
  cell: (row: Row) => ReactNode;
  /** `end` for numbers; without it `start`. */
  align?: 'start' | 'end';
  /** True if the rows can be sorted by this column. */
  sortable?: boolean;
}

export interface TableProps<Row, Id extends string> {
  /** What the table holds, visible above it: "Операции за ноябрь". */
  caption: string;
  /** The columns in order. The first names its row. */
  columns: readonly TableColumn<Row, Id>[];
  /** The rows in the order in which they appear, already sorted. */
  rows: readonly Row[];
  /** Returns a key that is unique in the table. */
  rowKey: (row: Row) => string;
  /** The column by which the rows are sorted, and the direction; `null` or left out: by none. */
  sort?: TableSort<Id> | null;
  /** Called on a press of a sort button. The parent must pass the sorted rows. Without it the columns have no such buttons. */
  onSort?: (sort: TableSort<Id>) => void;
  /** Replaces the rows while there are none: an EmptyState. */
  empty?: ReactNode;
  /** The rows are loading: shows grey rows, and announces `label`. */
  loading?: { label: string };
}

const SKELETON_ROWS = ['a', 'b', 'c'] as const;

/**
 * A table for statements: dates, texts and amounts in columns. On a phone it looks like a list of cards, but screen readers still read a
 * table.
 */
export function Table<Row, Id extends string>(props: TableProps<Row, Id>) {
  const { caption, columns, rows, rowKey, sort = null, onSort, empty, loading } = props;
  const bare = loading !== undefined || rows.length === 0;
  return (
    <table {...ROLE.table} className={css.table} aria-busy={loading !== undefined || undefined}>
      <caption className={css.caption}>{caption}</caption>
      <thead {...ROLE.rowgroup} className={css.head}>
        <tr {...ROLE.row} className={css.headRow}>
          {columns.map(({ id, name, align = 'start', sortable = false }) => {
            const sorts = sortable && onSort !== undefined && !bare;
            return (
              <th
                key={id}
                {...ROLE.columnheader}
                scope="col"
                aria-sort={sorts ? (sort?.column === id ? sort.direction : 'none') : undefined}
                className={cx(css.headCell, css.align[align], !sorts && css.headCellPlain)}
              >
                {sorts ? (
                  <SortButton
                    name={name}
                    direction={sort?.column === id ? sort.direction : null}
                    onPress={() => onSort(nextSort(sort, id))}
                  />
                ) : (
                  name
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody {...ROLE.rowgroup} className={css.body}>
        {bare ? (
          <tr {...ROLE.row}>
            <td {...ROLE.cell} colSpan={columns.length} className={css.fullWidthCell}>
              {loading ? (
                <SkeletonGroup label={loading.label}>
                  {SKELETON_ROWS.map((row) => (
                    <Skeleton key={row} shape="button" />
                  ))}
                </SkeletonGroup>
              ) : (
                empty
              )}
            </td>
          </tr>
        ) : (
          rows.map((row) => (
            <tr key={rowKey(row)} {...ROLE.row} className={css.row}>
              {columns.map(({ id, name, cell, align = 'start' }, at) =>
                at === 0 ? (
                  <th key={id} {...ROLE.rowheader} scope="row" className={cx(css.cell, css.rowHead, css.align[align])}>
                    <span className={css.cellValue}>{cell(row)}</span>
                  </th>
                ) : (
                  <td key={id} {...ROLE.cell} className={cx(css.cell, css.align[align])}>
                    <span className={css.cellLabel} aria-hidden="true">
                      {name}
                    </span>
                    <span className={css.cellValue}>{cell(row)}</span>
                  </td>
                ),
              )}
            </tr>
          ))
        )}
      </tbody>
    </table>
  );
}

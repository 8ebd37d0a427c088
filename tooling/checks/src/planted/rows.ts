import { ROW_MISTAKES, type RowMistake } from './row-mistakes.ts';
import { PAGE_ROW_MISTAKES } from './row-mistakes-pages.ts';

/** At most one mistake for a row. `pnpm check:planted --only rows` runs them. */
export const ALL_ROW_MISTAKES: readonly RowMistake[] = [...ROW_MISTAKES, ...PAGE_ROW_MISTAKES];

/** As a test's title says which row it holds. */
export const markOf = ({ row }: RowMistake): string => `[${row}]`;

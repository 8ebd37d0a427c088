export type { Sort } from './next-sort.ts';
export { type Column, Table, type TableProps } from './table.tsx';

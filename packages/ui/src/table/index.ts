export type { Sort } from './next-sort.ts';
export { type Column, Table, type TableProps } from './Table.tsx';

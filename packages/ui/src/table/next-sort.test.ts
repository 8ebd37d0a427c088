import { expect, it } from 'vitest';
import { nextSort } from './next-sort.ts';

it.each([
  ['no sort order sorts it ascending', null, 'ascending'],
  ['another sorted column sorts it ascending', { column: 'sum', direction: 'ascending' }, 'ascending'],
  ['ascending order sorts it descending', { column: 'date', direction: 'ascending' }, 'descending'],
  ['descending order sorts it ascending', { column: 'date', direction: 'descending' }, 'ascending'],
] as const)('pressing a column header after %s', (_name, now, direction) => {
  expect(nextSort<'date' | 'sum'>(now, 'date')).toEqual({ column: 'date', direction });
});

import { expect, it } from 'vitest';
import { nextSort } from './next-sort.ts';

it.each([
  ['of an unsorted table sorts by it, ascending', null, 'ascending'],
  ['of a table sorted by another column sorts by it, ascending', { column: 'sum', direction: 'ascending' }, 'ascending'],
  ['that is sorted ascending sorts it descending', { column: 'date', direction: 'ascending' }, 'descending'],
  ['that is sorted descending sorts it ascending', { column: 'date', direction: 'descending' }, 'ascending'],
] as const)('pressing a column header %s', (_name, now, direction) => {
  expect(nextSort<'date' | 'sum'>(now, 'date')).toEqual({ column: 'date', direction });
});

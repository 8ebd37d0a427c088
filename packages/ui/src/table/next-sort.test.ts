import { expect, it } from 'vitest';
import { nextSort } from './next-sort.ts';

it.each([
  ['no order', null, 'ascending'],
  ['another column', { column: 'sum', direction: 'ascending' }, 'ascending'],
  ['this one upwards', { column: 'date', direction: 'ascending' }, 'descending'],
  ['this one downwards', { column: 'date', direction: 'descending' }, 'ascending'],
] as const)('after %s', (_name, now, direction) => {
  expect(nextSort<'date' | 'sum'>(now, 'date')).toEqual({ column: 'date', direction });
});

import { expect, test } from 'vitest';
import { splitRows } from './split-rows.ts';

test.each([
  ['all on the current page', 4, 40, 100, [4]],
  ['a single row that fits', 1, 10, 100, [1]],
  ['a single row that does not fit', 1, 9, 100, [0, 1]],
  ['no row alone at the foot of a page', 12, 19, 200, [0, 12]],
  ['no two rows at the foot of a page', 12, 29, 200, [0, 12]],
  ['three rows at the foot of a page', 12, 30, 200, [3, 9]],
  ['no row alone at the head of a page', 12, 119, 200, [9, 3]],
  ['a table of four rows in one piece', 4, 39, 200, [0, 4]],
  ['six rows in two halves', 6, 59, 200, [3, 3]],
  ['rows of several pages, the last of three', 21, 100, 100, [10, 8, 3]],
  ['rows of several pages without a row alone at the end', 31, 100, 200, [10, 18, 3]],
  ['rows on a page that holds two', 5, 20, 20, [0, 2, 2, 1]],
  ['rows higher than a page', 2, 5, 5, [0, 1, 1]],
  ['no rows', 0, 100, 100, []],
])('[X-10] a table keeps %s', (_what, rows, first, page, counts) => {
  expect(
    splitRows(
      Array.from({ length: rows }, () => 10),
      first,
      page,
    ),
  ).toEqual(counts);
});

import { describe, expect, it } from 'vitest';
import { paginationItems } from './pagination-items.ts';

describe('paginationItems', () => {
  it.each([
    ['is empty without pages', 1, 0, []],
    ['contains one page alone', 1, 1, [1]],
    ['contains all of four pages', 2, 4, [1, 2, 3, 4]],
    ['shortens 40 pages at the start', 1, 40, [1, 2, 'gap', 40]],
    ['shortens 40 pages in the middle', 20, 40, [1, 'gap', 19, 20, 21, 'gap', 40]],
    ['shortens 40 pages at the end', 40, 40, [1, 'gap', 39, 40]],
    ['contains the page itself instead of a gap of one page', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ] as const)('%s', (_name, current, pages, marks) => {
    expect(paginationItems(current, pages)).toEqual(marks);
  });
});

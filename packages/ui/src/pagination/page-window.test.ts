import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    ['none', 1, 0, []],
    ['one', 1, 1, [1]],
    ['few', 2, 4, [1, 2, 3, 4]],
    ['many, at the start', 1, 40, [1, 2, 'gap', 40]],
    ['many, in the middle', 20, 40, [1, 'gap', 19, 20, 21, 'gap', 40]],
    ['many, at the end', 40, 40, [1, 'gap', 39, 40]],
    ['a gap of one page is that page', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ] as const)('%s', (_name, current, pages, marks) => {
    expect(pageWindow(current, pages)).toEqual(marks);
  });
});

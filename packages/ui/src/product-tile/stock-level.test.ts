import { expect, it } from 'vitest';
import { stockLevel } from './stock-level.ts';

it.each([
  [null, 'plenty'],
  [2_000, 'plenty'],
  [4, 'plenty'],
  [3, 'few'],
  [1, 'few'],
  [0, 'none'],
  [-1, 'none'],
] as const)('a stock of %s pieces is shown as «%s»', (pieces, expected) => {
  expect(stockLevel(pieces)).toBe(expected);
});

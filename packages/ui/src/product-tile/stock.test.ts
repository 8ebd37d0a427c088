import { expect, it } from 'vitest';
import { stockOf } from './stock.ts';

it.each([
  [null, 'plenty'],
  [2_000, 'plenty'],
  [4, 'plenty'],
  [3, 'few'],
  [1, 'few'],
  [0, 'none'],
  [-1, 'none'],
] as const)('a stock of %s pieces is told as «%s»', (pieces, expected) => {
  expect(stockOf(pieces)).toBe(expected);
});

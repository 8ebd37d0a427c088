import { expect, test } from 'vitest';
import { nextActiveIndex } from './next-active.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, null],
  ['End', -1, 3, null],
  ['ArrowDown', -1, 0, null],
] as const)('nextActiveIndex for %s at index %i of %i options returns %s', (key, active, count, next) => {
  expect(nextActiveIndex(key, active, count)).toBe(next);
});

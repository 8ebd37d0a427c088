import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test.each([
  { values: [5], share: 0.95, expected: 5 },
  { values: [4, 1, 3, 2], share: 0.5, expected: 2 },
  { values: [4, 1, 3, 2], share: 0.75, expected: 3 },
  { values: [4, 1, 3, 2], share: 0.76, expected: 4 },
  { values: [10, 9, 100], share: 1, expected: 100 },
  { values: [10, 9, 100], share: 0, expected: 9 },
])('the percentile $share of $values is $expected', ({ values, share, expected }) => {
  expect(percentile(values, share)).toBe(expected);
});

test('the percentile of no values is NaN', () => {
  expect(percentile([], 0.5)).toBeNaN();
});

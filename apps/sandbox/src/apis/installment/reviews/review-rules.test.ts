import { expect, it } from 'vitest';
import { averageOf, isTooLong } from './review-rules.ts';

it.each([
  [0, 0, null],
  [5, 1, 5],
  [13, 3, 4.3],
  [17, 4, 4.3],
])('%s stars of %s reviews are %s on average', (sum, count, average) => {
  expect(averageOf(sum, count)).toBe(average);
});

it('a text is counted in characters, not in halves of them', () => {
  expect([isTooLong('😀'.repeat(2_000)), isTooLong('а'.repeat(2_001))]).toEqual([false, true]);
});

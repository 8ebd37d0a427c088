import { expect, it } from 'vitest';
import { averageRating, isTextTooLong } from './review-rules.ts';

it.each([
  [0, 0, null],
  [5, 1, 5],
  [13, 3, 4.3],
  [17, 4, 4.3],
])('%s stars of %s reviews are %s on average', (sum, count, average) => {
  expect(averageRating(sum, count)).toBe(average);
});

it('isTooLong counts an emoji as one character', () => {
  expect([isTextTooLong('😀'.repeat(2_000)), isTextTooLong('а'.repeat(2_001))]).toEqual([false, true]);
});

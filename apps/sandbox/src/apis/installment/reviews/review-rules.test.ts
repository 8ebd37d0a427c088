import { expect, it } from 'vitest';
import { averageRating, isTextTooLong } from './review-rules.ts';

it.each([
  [0, 0, null],
  [5, 1, 5],
  [13, 3, 4.3],
  [17, 4, 4.3],
])('averageRating of %s stars in %s reviews is %s', (sum, count, average) => {
  expect(averageRating(sum, count)).toBe(average);
});

it('isTextTooLong allows 2 000 characters, and counts an emoji as one', () => {
  expect([isTextTooLong('😀'.repeat(2_000)), isTextTooLong('а'.repeat(2_001))]).toEqual([false, true]);
});

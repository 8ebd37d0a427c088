import { expect, it } from 'vitest';
import { formatVideoLength } from './video-length.ts';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [124, '2:04'],
  [3_599.6, '1:00:00'],
  [3_724, '1:02:04'],
])('the length of a video of %d seconds is shown as %s', (seconds, shown) => {
  expect(formatVideoLength(seconds)).toBe(shown);
});

import { expect, it } from 'vitest';
import { videoLength } from './video-length.ts';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [124, '2:04'],
  [3_599.6, '1:00:00'],
  [3_724, '1:02:04'],
])('a video of %d seconds has the length %s', (seconds, shown) => {
  expect(videoLength(seconds)).toBe(shown);
});

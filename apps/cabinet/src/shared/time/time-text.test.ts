import { expect, test } from 'vitest';
import { formatCountdown } from '../time/time-text.ts';

test.each([
  [0, '0\u00a0с'],
  [59, '59\u00a0с'],
  [60, '60\u00a0с'],
  [90, '90\u00a0с'],
  [91, '1\u00a0мин 31\u00a0с'],
  [125, '2\u00a0мин 5\u00a0с'],
  [900, '15\u00a0мин 0\u00a0с'],
  [7_200, '120\u00a0мин 0\u00a0с'],
  [7_201, '2\u00a0ч 1\u00a0мин'],
  [86_400, '24\u00a0ч 0\u00a0мин'],
])('a duration of %i seconds is shown as %s', (left, text) => {
  expect(formatCountdown(left, { hour: 'ч', minute: 'мин', second: 'с' })).toBe(text);
});

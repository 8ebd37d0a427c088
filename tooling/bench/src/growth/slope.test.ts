import { expect, test } from 'vitest';
import { logLogSlope } from './slope.ts';

test.each([
  [
    'a cost that stays',
    [
      { size: 10, cost: 3 },
      { size: 10_000, cost: 3 },
    ],
    0,
  ],
  [
    'a cost in proportion to the size',
    [
      { size: 100, cost: 1 },
      { size: 10_000, cost: 100 },
    ],
    1,
  ],
  [
    'a cost that grows with the square',
    [
      { size: 1, cost: 2 },
      { size: 2, cost: 8 },
      { size: 3, cost: 18 },
    ],
    2,
  ],
  [
    'a cost that falls',
    [
      { size: 1, cost: 4 },
      { size: 4, cost: 2 },
    ],
    -0.5,
  ],
])('%s has the slope of its exponent', (_case, points, slope) => {
  expect(logLogSlope(points)).toBeCloseTo(slope, 10);
});

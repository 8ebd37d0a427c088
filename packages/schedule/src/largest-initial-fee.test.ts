import { expect, test } from 'vitest';
import { largestInitialFee } from './payment-bounds.ts';

test.each([
  [1_000_000, 900_000],
  [100_001, 1],
  [100_000, 0],
  [99_999, 0],
  [0, 0],
])('of %i so’m at most %i may be paid at once', (price, fee) => {
  expect(largestInitialFee(price)).toBe(fee);
});

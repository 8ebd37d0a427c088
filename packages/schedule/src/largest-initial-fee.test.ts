import { expect, test } from 'vitest';
import { largestInitialFee } from './payment-bounds.ts';

test.each([
  [1_000_000, 900_000],
  [101_000, 1_000],
  [100_999, 0],
  [100_000, 0],
  [99_999, 0],
  [0, 0],
])('for a price of %i so’m the largest initial fee is %i', (price, fee) => {
  expect(largestInitialFee(price)).toBe(fee);
});

import { expect, test } from 'vitest';
import { rangeText, storeTermCosts } from './store-terms.ts';

test('storeTermCosts computes markup, monthly payment and total of a purchase of three million', () => {
  const [three, twelve] = storeTermCosts(
    [
      { months: 3, markup_bp: 700 },
      { months: 12, markup_bp: 2_750 },
    ],
    '2026-11-21',
  );
  // Sums of the payments: 3 210 000 in three payments; 3 825 000 in twelve, each rounded up to a thousand except the last.
  expect(three).toMatchObject({ months: 3, markupPercent: 7, markup: 210_000, monthly: 1_070_000, total: 3_210_000, payments: 3 });
  expect(twelve).toMatchObject({ months: 12, markupPercent: 27.5, markup: 825_000, monthly: 319_000, total: 3_825_000, payments: 12 });
  expect(three?.yearlyRate).toBeGreaterThan(45);
});

test.each([
  [[7, 27.5, 14], '7–27,5'],
  [[3, 3], '3'],
  [[0, 12], '0–12'],
])('rangeText of %j is %s', (numbers, text) => {
  expect(rangeText(numbers)).toBe(text);
});

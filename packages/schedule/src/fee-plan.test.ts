import { expect, test } from 'vitest';
import { leastFeePlan, planWithFee } from './fee-plan.ts';

const TODAY = '2026-11-29';
const ORDER = { price: 1_000_000, markupBp: 2_700, months: 12 };

test('planWithFee finances what the initial fee leaves, and splits the fee in proportion to the prices', () => {
  const plan = planWithFee([ORDER, { ...ORDER, price: 3_000_000 }], 400_000, TODAY);
  expect(plan).toMatchObject({ fee: 400_000, payments: 12, markup: 972_000, total: 4_572_000, firstDate: '2026-12-29' });
});

test.each([
  ['larger than each order allows', 900_001],
  ['smaller than a card can pay', 999],
])('planWithFee returns null for a fee that is %s', (_what, fee) => {
  expect(planWithFee([ORDER], fee, TODAY)).toBeNull();
});

test('leastFeePlan returns the smallest fee in whole thousands that fits the limit', () => {
  const plan = leastFeePlan([ORDER], 1_000_000, TODAY);
  expect(plan).toMatchObject({ fee: 213_000 });
  expect(plan?.total).toBeLessThanOrEqual(1_000_000);
  expect(planWithFee([ORDER], 212_000, TODAY)?.total).toBeGreaterThan(1_000_000);
});

test('leastFeePlan needs no fee if the limit suffices, and returns null if no fee is large enough', () => {
  expect(leastFeePlan([ORDER], 2_000_000, TODAY)).toMatchObject({ fee: 0 });
  expect(leastFeePlan([ORDER], 50_000, TODAY)).toBeNull();
});

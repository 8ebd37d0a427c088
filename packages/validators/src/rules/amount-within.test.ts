import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountWithin } from './numbers.ts';

it.each([
  [1_000, null],
  [350_000, null],
  [999, { code: 'amount-below-min', params: { min: 1_000 } }],
  [-1_000, { code: 'amount-below-min', params: { min: 1_000 } }],
  [350_001, { code: 'amount-above-max', params: { max: 350_000 } }],
  [1_000.5, { code: 'number', params: {} }],
  [Infinity, { code: 'number', params: {} }],
  ['1000', { code: 'number', params: {} }],
  [null, null],
])('the amount %o with the bounds 1 000 and 350 000 so’m has the error %o', (value, outcome) => {
  expect(amountWithin(value, { min: 1_000, max: 350_000 })).toEqual(outcome);
});

it('amountWithin passes exactly the integers within its bounds', () => {
  const sum = fc.integer({ min: 0, max: 15_000_000 });
  fc.assert(
    fc.property(sum, sum, sum, (min, max, value) => {
      expect(amountWithin(value, { min, max }) === null).toBe(value >= min && value <= max);
    }),
  );
});

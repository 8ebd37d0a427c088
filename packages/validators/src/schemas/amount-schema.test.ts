import { expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { amountSchema } from './amount-schema.ts';

it.each([
  [1_000, 1_000],
  [350_000, 350_000],
  [999, ['amount-below-min?min=1000']],
  [0, ['amount-below-min?min=1000']],
  [-1, ['amount-below-min?min=1000']],
  [350_001, ['amount-above-max?max=350000']],
  [1_000.5, ['number']],
  [Number.NaN, ['amount-format']],
  [Infinity, ['number']],
  [null, ['required']],
  ['1000', ['not-valid']],
])('an amount of %o between 1 000 and 350 000: %o', (input, outcome) => {
  expect(judged(amountSchema({ min: 1_000, max: 350_000 }), input)).toEqual(outcome);
});

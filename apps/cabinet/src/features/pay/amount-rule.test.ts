import { expect, test } from 'vitest';
import { amountRule } from './amount-rule.ts';

const rule = amountRule({ min: 1_000, max: 467_000 });

test.each([
  ['the smallest sum', 1_000, null],
  ['the largest sum', 467_000, null],
  ['a so’m below', 999, { code: 'amount-below-min', params: { min: 1_000 } }],
  ['a so’m above', 467_001, { code: 'amount-above-max', params: { max: 467_000 } }],
  ['nothing, which is another rule’s', Number.NaN, null],
])('%s', (_, amount, failure) => {
  expect(rule(amount)).toEqual(failure);
});

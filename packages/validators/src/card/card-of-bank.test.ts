import { expect, it } from 'vitest';
import { cardOfBank } from './card-of-bank.ts';

const kapital = ['860049', '561468'];

it.each([
  ['8600 4912 3456 7890', kapital, true],
  ['٨٦٠٠٤٩', kapital, true],
  ['5614-6812-3456-7890', kapital, true],
  ['8600311234567890', kapital, false],
  ['8600311234567890', [], true],
  ['8600', kapital, false],
  ['', kapital, true],
  [true, kapital, false],
])('%o of one of %o: %s', (value, prefixes, passes) => {
  expect(cardOfBank(value, prefixes)).toEqual(passes ? null : { code: 'card-bank', params: {} });
});

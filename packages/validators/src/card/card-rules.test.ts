import { expect, it } from 'vitest';
import { cardExpiry, cardOfBank } from './card-rules.ts';

it.each([
  ['11/26', null],
  ['1126', null],
  [1126, null],
  ['10/26', 'expiry-past'],
  ['13/27', 'expiry-month'],
  ['1/27', 'expiry-format'],
  [{}, 'expiry-format'],
  ['', null],
  [null, null],
])('the card expiry %o in November 2026 has the error %s', (value, code) => {
  expect(cardExpiry(value, Date.UTC(2026, 10, 21))).toEqual(code === null ? null : { code, params: {} });
});

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
])('the card number %o passes for the bank prefixes %o: %s', (value, prefixes, passes) => {
  expect(cardOfBank(value, prefixes)).toEqual(passes ? null : { code: 'card-bank', params: {} });
});

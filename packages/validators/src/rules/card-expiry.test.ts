import { expect, it } from 'vitest';
import { cardExpiry } from './card-expiry.ts';

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
])('%o in November 2026: %s', (value, code) => {
  expect(cardExpiry(value, Date.UTC(2026, 10, 21))).toEqual(code === null ? null : { code, params: {} });
});

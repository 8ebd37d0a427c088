import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';
import { parseAmount } from './parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    ['0', 0],
    ['1000', 1000],
    ['007', 7],
    ['1 000', 1000],
    ['15\u00A0000\u00A0000', 15_000_000],
    ['15\u202F000\u202F000', 15_000_000],
    ["1'000'000", 1_000_000],
    ['  350 000 ', 350_000],
    ['1 234,5', 1234.5],
    ['1234.56', 1234.56],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %o as %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '-5',
    '+5',
    '1e3',
    '0x10',
    'abc',
    '5 сум',
    'Infinity',
    'NaN',
    '1,234',
    '1.234',
    '1.000.000',
    '1,000.50',
    '1,2,3',
    '1..2',
    '.5',
    '5.',
    ',',
    '1 00',
    '1  000',
    ' 1 0000',
    '1000 000',
    '1,5 0',
    '1_000',
    '٥',
    '1\u20090',
    '9007199254740992',
    '1\n000',
    '−5',
  ])('refuses %o', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('reads back every amount that formatNumber shows', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000_000 }), fc.integer({ min: 0, max: 99 }), (whole, hundredths) => {
        const amount = Number(`${whole}.${String(hundredths).padStart(2, '0')}`);
        expect(parseAmount(formatNumber(amount))).toBe(amount);
      }),
    );
  });
});

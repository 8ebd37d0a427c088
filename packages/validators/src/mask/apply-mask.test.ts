import { describe, expect, it } from 'vitest';
import { applyMask } from './apply-mask.ts';
import type { Masked, MaskOptions } from './types.ts';

const digit = /\d/;
const repeated = { '9': { pattern: digit, repeated: true } };
const optional = { '0': { pattern: digit, optional: true } };
const multiple = { '+': { pattern: digit, multiple: true } };

it('[S5-10] in a mask # takes a digit, @ a Latin letter, * either, and none of them another character', () => {
  for (const char of ['a', 'Z', '5', '0', 'я', 'é', '-', ' ', '_', '😀']) {
    const filled = (mask: string): boolean => applyMask(mask, char).masked === char;
    expect([char, filled('#'), filled('@'), filled('*')]).toEqual([
      char,
      /^[0-9]$/.test(char),
      /^[A-Za-z]$/.test(char),
      /^[A-Za-z0-9]$/.test(char),
    ]);
  }
  expect(applyMask('@@ #######', 'AB1234567')).toEqual({ masked: 'AB 1234567', unmasked: 'AB1234567', completed: true });
});

describe('applyMask', () => {
  it.each<[string, string, string, string, boolean, MaskOptions?]>([
    // mask, input: masked, unmasked, completed
    ['#.#', '', '', '', false],
    ['#.#', '1', '1', '1', false],
    ['#.#', '1.', '1.', '1', false],
    ['#.#', '12', '1.2', '12', true],
    ['#.#', '1.2', '1.2', '12', true],
    ['#.#', 'a1b2c3', '1.2', '12', true],
    ['##', '1234', '12', '12', true],
    ['##', '\u0661\u0662', '12', '12', true],
    ['##', '\uFF11\uFF12', '12', '12', true],
    ['@@', 'яAбВB', 'AB', 'AB', true],
    ['+1 (###) ###-##-##', '19991234567', '+1 (999) 123-45-67', '9991234567', true],
    ['+1 (###) ###-##-##', '9991234567', '+1 (999) 123-45-67', '9991234567', true],
    ['+1 (###) ###-##-##', '+1 (999', '+1 (999', '999', false],
    ['+1 (###) ###-##-##', '1', '+1', '', false],
    ['#1#', '12', '112', '12', true],
    ['!##', '5', '#5', '5', true],
    ['!##', '#5', '#5', '5', true],
    ['!@!*!!', '@*!', '@*!', '', true],
    ['#!', '5', '5', '5', true],
    ['#!', '5!', '5!', '5', true],
    ['(##)', '12', '(12', '12', true],
    ['(##)', '(12)', '(12)', '12', true],
    ['(##)', '12', '(12)', '12', true, { eager: true }],
    ['(##)', '', '', '', false, { eager: true }],
    ['(##)', 'x', '', '', false, { eager: true }],
    ['#.#', '1', '1.', '1', false, { eager: true }],
    ['#1#', '2', '21', '2', false, { eager: true }],
    ['#00.#00.#00.#00', '192.16.1.1', '192.16.1.1', '1921611', true, { tokens: optional }],
    ['#00.#00.#00.#00', '1921681', '192.168.1', '1921681', false, { tokens: optional }],
    ['#00.#', '1x', '1', '1', false, { tokens: optional }],
    ['99.9', '12345', '12.345', '12345', true, { tokens: repeated }],
    ['99.9', '123456', '12.345.6', '123456', true, { tokens: repeated }],
    ['99.9', '12', '12', '12', false, { tokens: repeated }],
    ['a-9', '1234', 'a-1234', '1234', true, { tokens: repeated }],
    ['9 99#,##', '1234567', '12 345,67', '1234567', true, { reversed: true, tokens: repeated }],
    ['9 99#,##', '123456789', '1 234 567,89', '123456789', true, { reversed: true, tokens: repeated }],
    ['9 99#,##', '5', '5', '5', false, { reversed: true, tokens: repeated }],
    ['##.##', '123', '1.23', '123', false, { reversed: true }],
    ['##.##', '12345', '23.45', '2345', true, { reversed: true }],
    ['##%', '5', '5%', '5', false, { reversed: true }],
    ['+ +', '12.34.5', '12 34', '1234', true, { tokens: multiple }],
    ['+ +', '12 34', '12 34', '1234', true, { tokens: multiple }],
    ['+ +', '123', '123', '123', false, { tokens: multiple }],
    ['##', '1', '1', '1', true, { tokens: { '#': { optional: true } } }],
    ['_', 'ё', 'ё', 'ё', true, { tokens: { _: { pattern: /\p{L}/gu } } }],
    ['__', 'ёж', 'ёж', 'ёж', true, { tokens: { _: { pattern: /\p{L}/gu } } }],
    ['_', '😀', '😀', '😀', true, { tokens: { _: {} } }],
    ['o', 'x12', '12', '12', true, { tokens: { o: { pattern: digit, optional: true, repeated: true } } }],
    ['', '12', '', '', true],
  ])('the mask %o formats the input %o as %o', (mask, input, masked, unmasked, completed, options) => {
    expect(applyMask(mask, input, options)).toEqual({ masked, unmasked, completed } satisfies Masked);
  });

  it.each([
    [['##', '###-###'], '12', '12'],
    [['###-###', '##'], '12', '12'],
    [['##', '###-###'], '123', '123'],
    [['##', '###-###'], '1234', '123-4'],
    [['##-##', '###-###'], '12-345', '123-45'],
    [['##', '@@'], 'ab', 'ab'],
    [['##', '##-##'], '1234567', '12-34'],
    [['+7 (###) ###-##-##', '+1 (###) ###-##-##'], '19991234567', '+1 (999) 123-45-67'],
  ])('chooses among the masks %o for the input %o and formats it as %o', (masks, input, masked) => {
    expect(applyMask(masks, input).masked).toBe(masked);
  });

  it('without a mask every character is accepted, and Arabic-Indic digits become ASCII digits', () => {
    expect(applyMask([], 'a ٣')).toEqual({ masked: 'a 3', unmasked: 'a 3', completed: true });
  });
});

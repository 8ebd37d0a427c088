import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';
import { pluralForm } from './plural-form.ts';

const nbsp = (text: string): string => text.replaceAll(' ', '\u00A0');

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1 000'],
    [15_000_000, '15 000 000'],
    [-1_234_567, '-1 234 567'],
    [1.5, '1,5'],
    [1234.5, '1 234,5'],
    [1.005, '1,01'],
    [1.004999, '1'],
    [2.675, '2,68'],
    [-1.005, '-1,01'],
    [0.005, '0,01'],
    [0.004, '0'],
    [-0.004, '0'],
    [1e-7, '0'],
    [-5e-324, '0'],
    [999.995, '1 000'],
    [0.1 + 0.2, '0,3'],
    [Number.MAX_SAFE_INTEGER, '9 007 199 254 740 991'],
    [-Number.MAX_SAFE_INTEGER, '-9 007 199 254 740 991'],
    [Number.MAX_SAFE_INTEGER + 1, '—'],
    [1e21, '—'],
    [Number.NaN, '—'],
    [Infinity, '—'],
    [-Infinity, '—'],
    [0n, '0'],
    [-1000n, '-1 000'],
    [123_456_789_012_345_678_901n, '123 456 789 012 345 678 901'],
  ] as const)('shows %o as %o', (value, text) => {
    expect(formatNumber(value)).toBe(nbsp(text));
  });

  it('shows every whole number with all its digits, in groups of three', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        const text = formatNumber(n);
        expect(Number(text.replaceAll('\u00A0', ''))).toBe(n === 0 ? 0 : n);
        expect(text).toMatch(/^-?\d{1,3}(\u00A0\d{3})*$/);
        expect(formatNumber(BigInt(n))).toBe(text);
      }),
    );
  });
});

describe('[S9-06] numbers and the nouns after them', () => {
  it.each([
    [400_000, '400 000'],
    [1_234_567_890, '1 234 567 890'],
    [-15_000_000, '-15 000 000'],
    [999, '999'],
  ])('formatNumber separates the thousands of %i by spaces', (value, text) => {
    expect(formatNumber(value)).toBe(nbsp(text));
  });

  it.each([
    [0, [0]],
    [1, [1, 21, 101, 121, 1_000_001, -1, -31]],
    [2, [2, 3, 4, 22, 102, 1_002, -2, 1.5, 0.1, -2.5]],
    [3, [5, 10, 11, 12, 13, 14, 15, 19, 20, 100, 111, 112, 113, 114, 211, 1_011, 1_000_014, -5, -111, 1e15]],
  ] as const)('pluralForm returns the Russian form %i for the numbers %j', (form, numbers) => {
    expect(numbers.map((n) => pluralForm(n))).toEqual(numbers.map(() => form));
  });
});

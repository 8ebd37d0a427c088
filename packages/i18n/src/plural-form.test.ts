import { describe, expect, it } from 'vitest';
import { pluralForm } from './plural-form.ts';

describe('the Russian form after a numeral', () => {
  it.each([
    [0, [0, -0]],
    [1, [1, 21, 31, 101, 121, 1001, -1, -21, 1_000_000_001]],
    [2, [2, 3, 4, 22, 24, 102, 104, 134, -2, 1.5, 0.5, 11.5, -0.1]],
    [
      3,
      [
        5,
        10,
        11,
        12,
        13,
        14,
        15,
        19,
        20,
        25,
        100,
        111,
        112,
        113,
        114,
        119,
        211,
        1000,
        1011,
        1012,
        -11,
        -5,
        Number.NaN,
        Infinity,
        -Infinity,
      ],
    ],
  ] as const)('is the form %i for the tested numerals', (form, numbers) => {
    for (const n of numbers) expect([n, pluralForm(n)]).toEqual([n, form]);
  });

  it('is the default of pluralForm', () => {
    expect(pluralForm(2)).toBe(pluralForm(2, 'ru'));
  });
});

it('Uzbek has one form for zero and one for every other number', () => {
  expect([0, -0, 1, 2, 5, 11, 21, 1.5, -3].map((n) => pluralForm(n, 'uz'))).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1]);
});

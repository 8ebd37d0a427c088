import { describe, expect, it } from 'vitest';
import { pluralForm } from './plural-form.ts';

describe('pluralForm in Russian', () => {
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
  ] as const)('returns the form %i for the numbers %j', (form, numbers) => {
    for (const n of numbers) expect([n, pluralForm(n)]).toEqual([n, form]);
  });

  it('returns the same form as without a locale', () => {
    expect(pluralForm(2)).toBe(pluralForm(2, 'ru'));
  });
});

it('pluralForm in Uzbek returns one form for zero and one for every other number', () => {
  expect([0, -0, 1, 2, 5, 11, 21, 1.5, -3].map((n) => pluralForm(n, 'uz'))).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1]);
});

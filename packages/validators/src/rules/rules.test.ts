import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardNumber } from '../card/card-rules.ts';
import { email } from './email.ts';
import { exactLength, maxLength, minLength } from './lengths.ts';
import { digits, maxValue, minValue, number } from './numbers.ts';
import { confirmed, required } from './presence.ts';

const ZERO_WIDTH = '\u200B\u200C\u200D\u2060\uFEFF';

describe('required', () => {
  it.each(
    [
      '',
      ' ',
      '\t\n\u00A0\u202F\u3000',
      ZERO_WIDTH,
      ` ${ZERO_WIDTH} `,
      '\u00AD',
      '\u2800',
      '\u3164',
      false,
      Number.NaN,
      null,
      undefined,
      [],
      [''],
      [null, undefined, ' '],
      [[]],
    ].map((value) => [value]),
  )('%o counts as missing', (value) => {
    expect(required(value)).toEqual({ code: 'required', params: {} });
  });

  it.each([0, -0, 0n, '0', 'a', ' a ', true, [0], ['', 'a'], {}, new Date(0)].map((value) => [value]))('%o counts as present', (value) => {
    expect(required(value)).toBeNull();
  });
});

describe('confirmed', () => {
  it.each([
    ['secret', 'secret', true],
    ['secret', 'Secret', false],
    ['secret', 'secret ', false],
    ['secret', '', false],
    ['', 'secret', false],
    ['', '', false],
    [undefined, undefined, false],
    ['  ', '  ', false],
    [1234, 1234, true],
    ['1', 1, false],
    [true, true, false],
    [Number.NaN, Number.NaN, false],
  ])('password %o and its repetition %o match: %s', (value, other, passes) => {
    expect(confirmed(value, other)).toEqual(passes ? null : { code: 'confirmed', params: {} });
  });

  it('refuses the same object as a value and its repetition', () => {
    const object = {};
    expect(confirmed(object, object)).not.toBeNull();
  });
});

const all = [
  ['email', email],
  ['number', number],
  ['digits', (v: unknown) => digits(v, 4)],
  ['minLength', (v: unknown) => minLength(v, 4)],
  ['maxLength', (v: unknown) => maxLength(v, 4)],
  ['exactLength', (v: unknown) => exactLength(v, 4)],
  ['minValue', (v: unknown) => minValue(v, 4)],
  ['maxValue', (v: unknown) => maxValue(v, 4)],
  ['cardNumber', cardNumber],
] as const;

describe.each(all)('%s', (_, rule) => {
  it.each(['', null, undefined, [], ['']].map((value) => [value]))('passes on the empty value %o', (value) => {
    expect(rule(value)).toBeNull();
  });

  it.each([true, false, {}, { length: 4 }, new Date(4), ['1234'], [4], Number.NaN, Infinity, () => '1234'].map((value) => [value]))(
    'refuses %o, which is no text or number',
    (value) => {
      expect(rule(value)).not.toBeNull();
    },
  );
});

describe('number and digits', () => {
  it.each(['0', '007', '1234567890', '٠١٢٣٤٥٦٧٨٩', 12, 0, -0, 1e21])('number takes %o', (value) => {
    expect(number(value)).toBeNull();
  });

  it.each(['1.5', '-1', '+1', '1e3', ' 1', '1 ', '1 000', '12٣', '۱۲', '１２', 'abc', ' ', -1, 1.5, '1\n'])(
    'number refuses %o',
    (value) => {
      expect(number(value)).toEqual({ code: 'number', params: {} });
    },
  );

  it.each([
    ['1234', true],
    [1234, true],
    ['0000', true],
    ['123', false],
    ['12345', false],
    ['٠١٢٣', false],
    ['12a4', false],
    [-123, false],
    [12.4, false],
    ['1234\n', false],
  ])('digits(%o, 4) passes: %s', (value, passes) => {
    expect(digits(value, 4)).toEqual(passes ? null : { code: 'digits', params: { length: 4 } });
  });
});

describe('minLength, maxLength and exactLength', () => {
  it.each([
    ['abcd', 4],
    ['😀😀', 2],
    ['oʻzbek', 6],
    ['  ', 2],
    [12345, 5],
    [-1.5, 4],
    [1e21, 22],
    [12n, 2],
  ])('count %o as %i code points', (value, length) => {
    expect([minLength(value, length), maxLength(value, length), exactLength(value, length)]).toEqual([null, null, null]);
    expect(minLength(value, length + 1)).toEqual({ code: 'minLength', params: { min: length + 1 } });
    expect(maxLength(value, length - 1)).toEqual({ code: 'maxLength', params: { max: length - 1 } });
    expect(exactLength(value, length + 1)).toEqual({ code: 'exactLength', params: { length: length + 1 } });
  });

  it('count a letter of any alphabet and an emoji as one character each', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'ё', 'ʻ', '😀', '𝒳', '1'), { minLength: 1, maxLength: 30 }),
        fc.nat({ max: 32 }),
        (letters, n) => {
          expect(minLength(letters.join(''), n) === null).toBe(letters.length >= n);
          expect(maxLength(letters.join(''), n) === null).toBe(letters.length <= n);
          expect(exactLength(letters.join(''), n) === null).toBe(letters.length === n);
        },
      ),
    );
  });
});

describe('minValue and maxValue', () => {
  it.each([
    [1000, 0],
    ['1000', 0],
    ['1000.00', 0],
    ['0001000', 0],
    [999.99, -1],
    ['999.99', -1],
    ['-5', -1],
    [-0, -1],
    [1001, 1],
    ['9'.repeat(400), 1],
  ])('compare %o with the bound 1 000: %i (-1 below, 0 equal, 1 above)', (value, side) => {
    expect(minValue(value, 1000)).toEqual(side >= 0 ? null : { code: 'minValue', params: { min: 1000 } });
    expect(maxValue(value, 1000)).toEqual(side <= 0 ? null : { code: 'maxValue', params: { max: 1000 } });
  });

  it.each([' ', '1e3', '0x10', 'Infinity', '1 000', '1,5', '+5', '.5', '5.', '٥', '5 ', '5\n', 5n])(
    'both refuse %o, which is not a number',
    (value) => {
      expect(minValue(value, -1e9)).not.toBeNull();
      expect(maxValue(value, 1e9)).not.toBeNull();
    },
  );
});

it('[S5-08] the seven rules of the specification (number: Arabic-Indic digits too) each accept a valid value and refuse an invalid one', () => {
  const verdicts = [
    [minLength('abc', 3), minLength('ab', 3)],
    [maxLength('abc', 3), maxLength('abcd', 3)],
    [exactLength('abc', 3), exactLength('abcd', 3)],
    [email('ali@example.uz'), email('ali@example')],
    [required('x'), required('  ')],
    [minValue('10', 10), minValue('9', 10)],
    [number('٣٤'), number('3a')],
  ];
  expect(verdicts.map(([good, bad]) => [good, bad?.code])).toEqual([
    [null, 'minLength'],
    [null, 'maxLength'],
    [null, 'exactLength'],
    [null, 'email'],
    [null, 'required'],
    [null, 'minValue'],
    [null, 'number'],
  ]);
});

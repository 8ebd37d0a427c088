import { describe, expect, it } from 'vitest';
import { applyMask } from './apply-mask.ts';
import { PHONE_MASK } from './phone-mask.ts';
import { DATE_MASK, EXPIRY_MASK } from './short-dates.ts';

describe('the phone mask', () => {
  it.each([
    ['', '', ''],
    ['9', '+998 9', '9'],
    ['90', '+998 90', '90'],
    ['901', '+998 90 1', '901'],
    ['998', '+998 99 8', '998'],
    ['998123456', '+998 99 812 34 56', '998123456'],
    ['901234567', '+998 90 123 45 67', '901234567'],
    ['90 123-45-67', '+998 90 123 45 67', '901234567'],
    ['(90) 123 45 67', '+998 90 123 45 67', '901234567'],
    ['998901234567', '+998 90 123 45 67', '901234567'],
    ['9989012345', '+998 90 123 45', '9012345'],
    ['+998901234567', '+998 90 123 45 67', '901234567'],
    ['(+998) 90 123 45 67', '+998 90 123 45 67', '901234567'],
    ['+998 99 890 12 34 567', '+998 90 123 45 67', '901234567'],
    ['٩٠١٢٣٤٥٦٧', '+998 90 123 45 67', '901234567'],
    ['8901234567', '+998 90 123 45 67', '901234567'],
    ['+998 89 012 34 567', '+998 90 123 45 67', '901234567'],
    ['0901234567', '+998 90 123 45 67', '901234567'],
    ['00998901234567', '+998 90 123 45 67', '901234567'],
    ['\u202A+998 90 123 45 67\u202C', '+998 90 123 45 67', '901234567'],
    ['۹۰۱۲۳۴۵۶۷', '+998 90 123 45 67', '901234567'],
    ['９０１２３４５６７', '+998 90 123 45 67', '901234567'],
    ['＋９９８９０', '+998 90', '90'],
    ['abc', '', ''],
    ['+', '+', ''],
    ['+99', '+99', ''],
    ['+998', '+998', ''],
    ['+998 ', '+998 ', ''],
    ['+998 90 ', '+998 90 ', '90'],
  ])('shows %o as %o', (input, masked, unmasked) => {
    expect(applyMask(PHONE_MASK, input)).toEqual({ masked, unmasked, completed: unmasked.length === 9 });
  });

  it.each([
    ['+7 926 123-45-67', '+7 926 123-45-67', '', 'foreign-code'],
    ['+1', '+1', '', 'foreign-code'],
    ['+9989012345678', '+998 90 123 45 67', '901234567', 'too-long'],
    ['9012345678', '+998 90 123 45 67', '901234567', 'too-long'],
    ['\u202A+7 926', '\u202A+7 926', '', 'foreign-code'],
    ['8712345678', '+998 87 123 45 67', '871234567', 'too-long'],
    ['79261234567', '+998 79 261 23 45', '792612345', 'too-long'],
    ['012345678', '+998 01 234 56 78', '012345678', 'bad-number'],
    ['998012345678', '+998 01 234 56 78', '012345678', 'bad-number'],
    ['0', '+998 0', '0', 'bad-number'],
  ])('shows %o as %o, incomplete, with the national digits %o and the error %s', (input, masked, unmasked, error) => {
    expect(applyMask(PHONE_MASK, input)).toEqual({ masked, unmasked, completed: false, error });
  });

  it('formats a number typed digit by digit, with and without its country code, and deletes it again', () => {
    for (const typed of ['901234567', '998901234567', '+998901234567']) {
      let field = '';
      for (const char of typed) field = applyMask(PHONE_MASK, field + char).masked;
      expect([typed, field]).toEqual([typed, '+998 90 123 45 67']);
      for (let length = field.length; length > 0; length -= 1) {
        field = applyMask(PHONE_MASK, field.slice(0, -1)).masked;
        expect(field.length).toBeLessThan(length);
      }
      expect(field).toBe('');
    }
  });
});

it.each([
  ['1', '1', false],
  ['1/', '01/', false],
  ['1/25', '01/25', true],
  ['1-25', '01/25', true],
  ['12/25', '12/25', true],
  ['1225', '12/25', true],
  ['12 / 25', '12/25', true],
  ['12/2025', '12/25', true],
  ['1/2025', '01/25', true],
  [' 12 / 2025 ', '12/25', true],
  ['2030-12', '12/30', true],
  ['2030/12', '12/30', true],
  ['203012', '12/30', true],
  ['122030', '12/30', true],
  ['2030', '20/30', true],
  ['12/251', '12/25', true],
  ['12/20', '12/20', true],
  ['12/1999', '12/19', true],
  ['13/25', '13/25', true],
])('the expiry mask shows %o as %o', (input, masked, completed) => {
  expect(applyMask(EXPIRY_MASK, input)).toEqual({ masked, unmasked: masked.replace('/', ''), completed });
});

it.each([
  ['1.2.1990', '01.02.1990', true],
  ['1.', '01.', false],
  ['1.2.', '01.02.', false],
  ['01.02.1990', '01.02.1990', true],
  ['01021990', '01.02.1990', true],
  ['1/2/1990', '01.02.1990', true],
  ['31-1-2000', '31.01.2000', true],
  ['1 ', '01.', false],
  ['01.3 ', '01.03.', false],
  ['1 3 1996', '01.03.1996', true],
  ['12 11 1996', '12.11.1996', true],
  ['31.12.20001', '31.12.2000', true],
  ['1.12.90', '01.12.90', false],
])('the date mask shows %o as %o', (input, masked, completed) => {
  expect(applyMask(DATE_MASK, input)).toEqual({ masked, unmasked: masked.replaceAll('.', ''), completed });
});

it('a custom mask that resembles the expiry or phone mask does not pad a month or replace a country code', () => {
  expect(applyMask('##-##', '1-25').masked).toBe('12-5');
  expect(applyMask('+998 (##) ###', '+7 12').masked).toBe('+998 (71) 2');
});

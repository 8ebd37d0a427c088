import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureText } from '../failure-text.ts';
import { type Pasted, pastedCard, pastedCode, pastedDate, pastedExpiry, pastedPhone } from './pasted.ts';

const outcome = ({ text, failure }: Pasted) => (failure === null ? text : [text, failureText(failure)]);

describe('a pasted phone', () => {
  const PHONE = '+998 90 123 45 67';
  it.each([
    '901234567',
    '8 90 123 45 67',
    '8901234567',
    '8-90-123-45-67',
    '8(90)123-45-67',
    '0 90 123 45 67',
    '0901234567',
    '+998 (0) 90 123 45 67',
    '+998 8 90 123 45 67',
    '00998901234567',
    '00 998 90 123 45 67',
    'тел. 90 123 45 67',
    '\u202A+998\u00A090\u00A0123\u00A045\u00A067\u202C',
    '\u2066٩٠١٢٣٤٥٦٧\u2069',
    '۹۰۱۲۳۴۵۶۷',
    '９０１２３４５６７',
    '＋９９８\u3000９０\u3000１２３－４５－６７',
  ])('in the form %o is read as +998 90 123 45 67', (pasted) => {
    expect(outcome(pastedPhone(pasted))).toBe(PHONE);
  });

  it.each([
    // An 8 and an area code. The 8 is a trunk prefix only if it is set apart: otherwise 71 and 87 are both valid codes.
    ['8 71 234 56 78', '+998 71 234 56 78'],
    ['8 80 123 45 67', '+998 80 123 45 67'],
    ['8712345678', ['8712345678', 'phone-length']],
    ['87 123 45 67 8', ['87 123 45 67 8', 'phone-length']],
    ['8801234567', ['8801234567', 'phone-length']],
    ['80 123 45 67 8', ['80 123 45 67 8', 'phone-length']],
    ['90 123 45 67 8', ['90 123 45 67 8', 'phone-length']],
    ['+998 90 123 45 67 8', ['+998 90 123 45 67 8', 'phone-length']],
    ['8 90 123 45 6', ['8 90 123 45 6', 'phone-length']],
    ['8 90 123 45 67 8', ['8 90 123 45 67 8', 'phone-length']],
    ['0998901234567', ['0998901234567', 'phone-length']],
    ['8 10 998 90 123 45 67', ['8 10 998 90 123 45 67', 'phone-length']],
    ['00 90 123 45 67', ['00 90 123 45 67', 'phone-length']],
    ['8 (926) 123-45-67', ['8 (926) 123-45-67', 'phone-length']],
    ['90 123 45 67, 91 234 56 78', ['90 123 45 67, 91 234 56 78', 'phone-length']],
    ['+7 926 123-45-67', ['+7 926 123-45-67', 'foreign-code']],
    ['\u202A+7\u00A0926\u202C', ['+7 926', 'foreign-code']],
    ['0 90 123 45 6', ['+998 09 012 34 56', 'bad-number']],
    ['9012', '+998 90 12'],
    ['+998 90 ', '+998 90 '],
    ['', ''],
  ])('%o gives the text (and error) %o', (pasted, expected) => {
    expect(outcome(pastedPhone(pasted))).toEqual(expected);
  });

  it('never becomes another number: it loses at most a known prefix, or it is refused', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10,14}$/), (digits) => {
        const { text, failure } = pastedPhone(digits);
        const shown = text.replace(/\D/g, '');
        expect(digits.endsWith(shown) || digits.endsWith(shown.slice(3))).toBe(true);
        if (failure !== null) return;
        const national = shown.slice(3);
        expect(['0', '8', '998', '00998', '9988', '9980']).toContain(digits.slice(0, digits.length - national.length));
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['8600-1234 5678\u00A09012', '8600 1234 5678 9012'],
  ['\u202A۸۶۰۰۱۲۳۴۵۶۷۸۹۰۱۲\u202C', '8600 1234 5678 9012'],
  ['８６００\u3000１２３４\u3000５６７８\u3000９０１２', '8600 1234 5678 9012'],
  ['Карта 8600 12', '8600 12'],
  ['8600 1234 5678 9012 3', ['8600 1234 5678 9012 3', 'card-length']],
  ['8600 1234 5678 9012 12/30', ['8600 1234 5678 9012 12/30', 'card-length']],
])('a pasted card %o gives the text (and error) %o', (pasted, expected) => {
  expect(outcome(pastedCard(pasted))).toEqual(expected);
});

it.each([
  ['2030-12', '12/30'],
  ['2030/12', '12/30'],
  ['2030.12', '12/30'],
  ['2030 / 12', '12/30'],
  ['203012', '12/30'],
  ['\u202A٢٠٣٠-١٢\u202C', '12/30'],
  ['１２／３０', '12/30'],
  ['12/2030', '12/30'],
  ['122030', '12/30'],
  ['1/2030', '01/30'],
  ['12/30', '12/30'],
  ['1230', '12/30'],
  ['12', '12'],
  ['12/202', ['12/202', 'expiry-format']],
  ['2030-13', ['2030-13', 'expiry-format']],
  ['2030-12-31', ['2030-12-31', 'expiry-format']],
  ['12/1999', ['12/1999', 'expiry-format']],
  ['12/30 123', ['12/30 123', 'expiry-format']],
])('a pasted expiry %o gives the text (and error) %o', (pasted, expected) => {
  expect(outcome(pastedExpiry(pasted))).toEqual(expected);
});

it.each([
  ['1.2.1990', '01.02.1990'],
  ['\u200E1990-02-01', '01.02.1990'],
  ['１．２．１９９０', '01.02.1990'],
  ['01.02', '01.02'],
  ['01.02.19901', ['01.02.19901', 'date-format']],
])('a pasted date %o gives the text (and error) %o', (pasted, expected) => {
  expect(outcome(pastedDate(pasted))).toEqual(expected);
});

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123–456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['\u2066١٢٣٤٥٦\u2069', '123456'],
  ['１２３４５６', '123456'],
  ['Код: 123 456', '123456'],
  ['Muddat: 123456. Код действует 5 минут', '123456'],
  ['Код 123-456 действует 5 минут', '123456'],
  ['123456 — код Muddat\n@muddat.uz #123456', '123456'],
  ['Заказ 1234567: код 654321', '654321'],
  ['123', '123'],
  ['нет кода', ''],
  ['1234567', ['1234567', 'digits?length=6']],
  ['123 4567', ['123 4567', 'digits?length=6']],
  ['Код 1234 действует 15 минут', ['Код 1234 действует 15 минут', 'digits?length=6']],
  ['123456 654321', ['123456 654321', 'digits?length=6']],
  ['Код 1234567 от 21-11-26', ['Код 1234567 от 21-11-26', 'digits?length=6']],
])('a pasted code %o gives the text (and error) %o', (pasted, expected) => {
  expect(outcome(pastedCode(pasted, 6))).toEqual(expected);
});

it.each([
  ['phone', pastedPhone],
  ['card', pastedCard],
  ['expiry', pastedExpiry],
  ['date', pastedDate],
  ['code', (text: string) => pastedCode(text, 6)],
])('pasting the text that a %s field shows after a paste changes nothing', (_what, judge) => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'00123456789899+-/. ()ая\u202A\u00A0٣３／'), maxLength: 18 }), (pasted) => {
      const once = judge(pasted);
      expect(judge(once.text)).toEqual(once);
    }),
    { numRuns: 3_000 },
  );
});

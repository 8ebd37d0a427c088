import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passport } from './document-rules.ts';
import { formatPassport, parsePassport } from './parse-passport.ts';

const CYRILLIC = 'АВСЕКМНОРТХ';
const LATIN = 'ABCEKMHOPTX';

describe('parsePassport', () => {
  it.each(['AA1234567', 'aa1234567', ' AA 1234567 ', 'aA 123 45 67', 'AA-1234567', 'AA١٢٣٤٥٦٧'])('reads %o as AA1234567', (text) => {
    expect(parsePassport(text)).toEqual({ ok: true, number: 'AA1234567' });
  });

  it.each([...CYRILLIC].map((letter, at) => [letter, LATIN.charAt(at)]))(
    'reads the Cyrillic letter %s as the Latin %s, with a warning',
    (letter, latin) => {
      const found = { ok: true, number: `A${latin}1234567`, warning: 'passport-cyrillic' };
      expect(parsePassport(`A${letter}1234567`)).toEqual(found);
      expect(parsePassport(`a${letter.toLowerCase()} 1234567`)).toEqual(found);
      expect(passport(`A${letter}1234567`)).toBeNull();
    },
  );

  it.each([
    '',
    'A1234567',
    'AAA123456',
    'AA123456',
    'AA12345678',
    '1234567AA',
    'AЯ1234567',
    'AБ1234567',
    'AAO234567',
    'ıA1234567',
    'ſA1234567',
  ])('refuses %o', (text) => {
    expect(parsePassport(text)).toEqual({ ok: false, code: 'passport-format' });
  });

  it('reads back every number that formatPassport shows, also with Cyrillic look-alikes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ABCEKMHOPTX]{2}\d{7}$/), fc.boolean(), (number, lower) => {
        expect(parsePassport(formatPassport(number))).toEqual({ ok: true, number });
        const cyrillic = number.replace(/[A-Z]/g, (letter) => CYRILLIC.charAt(LATIN.indexOf(letter)));
        expect(parsePassport(lower ? cyrillic.toLowerCase() : cyrillic)).toEqual({ ok: true, number, warning: 'passport-cyrillic' });
      }),
    );
  });
});

it.each([
  ['', null],
  [undefined, null],
  ['AA1234567', null],
  ['AA123', 'passport-format'],
  [1234567, 'passport-format'],
  [true, 'passport-format'],
])('the rule `passport` returns for %o the error %s', (value, code) => {
  expect(passport(value)).toEqual(code === null ? null : { code, params: {} });
});

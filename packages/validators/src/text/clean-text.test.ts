import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressSchema } from '../schemas/address-schema.ts';
import { feedbackSchema } from '../schemas/feedback-schema.ts';
import { judged } from '../testing/judged.ts';
import { cleanText, foldApostrophes } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['bidi embeddings and overrides', '\u202Aa\u202Bb\u202Cc\u202Dd\u202E', 'abcd'],
    ['bidi isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
    ['bidi marks', '\u200Ea\u200Fb\u061C', 'ab'],
    ['zero-width characters', 'a\u200Bb\u2060c\uFEFF', 'abc'],
    ['joiners between letters', 'Но\u200Dди\u200Cра', 'Нодира'],
    ['soft hyphens', 'теле\u00ADвизор', 'телевизор'],
    ['control characters', 'a\u0000b\u0007c\u007Fd\u0085', 'abcd'],
    ['halves of surrogate pairs', 'a\uD83Db\uDE00', 'ab'],
    ['language tags', 'a\u{E0001}\u{E0061}', 'a'],
    ['other separators of lines', 'a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne'],
  ])('removes %s', (_what, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it.each([
    'Oʻzbekiston, Aʼzam, ғ ў қ ҳ',
    'строка\n\tи ещё одна',
    'a\u00A0b\u202Fc',
    'é и е\u0301',
    // A family, a flag, a heart and a raised hand: joined and coloured emoji are one picture each.
    '👨\u200D👩\u200D👧 🇺🇿 ❤\uFE0F ✋🏽 👩🏽\u200D⚕\uFE0F',
  ])('keeps %o', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('cleans once and for all', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '\u200D', '👨', '👩', '\uFE0F', '\u202E', '\r', '\n', '\uD83D', '🏽') }),
        (text) => {
          expect(cleanText(cleanText(text))).toBe(cleanText(text));
        },
      ),
    );
  });
});

it.each(["O'ktam", 'O’ktam', 'O‘ktam', 'Oʻktam', 'Oʼktam', 'O`ktam', 'O´ktam', 'O′ktam'])('%s is one name by its apostrophe', (name) => {
  expect(foldApostrophes(name)).toBe("O'ktam");
});

it('what other people will read is sent clean', () => {
  expect(judged(addressSchema, { region: '1726', district: '1726262', address: '\u202EAmir\u200B Temur\u00A0 1\u202C' })).toMatchObject({
    address: 'Amir Temur 1',
  });
  expect(judged(feedbackSchema, { name: 'No\u202Edira', phone: '901234567', message: 'a\u2066\r\nb\u0000' })).toMatchObject({
    name: 'Nodira',
    message: 'a\nb',
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROMAN_NUMERAL } from './kept-words.ts';
import { toUzbekCyrillic } from './to-cyrillic.ts';
import { toUzbekLatin } from './to-latin.ts';
import { WORDS_IN_BOTH } from './words.fixture.ts';

it.each(WORDS_IN_BOTH)('%s is %s', (latin, cyrillic) => {
  expect(toUzbekCyrillic(latin)).toBe(cyrillic);
});

it('the table has at least 150 words, none twice', () => {
  expect(new Set(WORDS_IN_BOTH.map(([latin]) => latin)).size).toBe(WORDS_IN_BOTH.length);
  expect(WORDS_IN_BOTH.length).toBeGreaterThanOrEqual(150);
});

describe('what stays as it is', () => {
  it.each([
    ['{0} raqamiga kod yubordik', '{0} рақамига код юбордик'],
    ['{min}dan {max}gacha', '{min}дан {max}гача'],
    ['<0>Shartnoma</0> va <1/>', '<0>Шартнома</0> ва <1/>'],
    ['{count, plural, other {# ta toʻlov}}', '{count, plural, other {# та тўлов}}'],
    [
      '{n, plural, =0 {hech narsa} one {bitta {name}} other {# ta {name}}} bor',
      '{n, plural, =0 {ҳеч нарса} one {битта {name}} other {# та {name}}} бор',
    ],
    ['{kind, select, card {karta} other {balans}}', '{kind, select, card {карта} other {баланс}}'],
    ['{n, plural, offset:1 other {# kishi}}', '{n, plural, offset:1 other {# киши}}'],
    ['yopilmagan {qavs', 'ёпилмаган {қавс'],
    ['Uzcard yoki Humo', 'Uzcard ёки Humo'],
    ['Payme, Click orqali', 'Payme, Click орқали'],
    ['SMS-kod, SMS orqali', 'SMS-код, SMS орқали'],
    ['pasport yoki ID-karta', 'паспорт ёки ID-карта'],
    ['DPDga topshirildi', 'DPDга топширилди'],
    ['Osonlik bilan', 'Осонлик билан'],
    ['© Muddat, Toshkent', '© Muddat, Тошкент'],
    ['muddat tugadi', 'муддат тугади'],
    ['https://muddat.uz/uz/sahifa ga kiring', 'https://muddat.uz/uz/sahifa га киринг'],
    ['yordam@muddat.uz manziliga', 'yordam@muddat.uz манзилига'],
    ['muddat.uz saytida', 'muddat.uz сайтида'],
    ['XXI asr, IV chorak', 'XXI аср, IV чорак'],
    ['Windows, cashback, Facebook', 'Windows, cashback, Facebook'],
    ['Оплата и 15 000 000', 'Оплата и 15 000 000'],
    ['', ''],
  ])('%s', (latin, cyrillic) => {
    expect(toUzbekCyrillic(latin)).toBe(cyrillic);
  });

  it('and the names that the caller gives', () => {
    expect(toUzbekCyrillic('Muddat, oy', [])).toBe('Муддат, ой');
    expect(toUzbekCyrillic('Artel va Orzu', ['Orzu'])).toBe('Артел ва Orzu');
  });
});

it.each([
  ["To'lash, to‘lov, tug`ilgan", 'Тўлаш, тўлов, туғилган'],
  ["ma'lumot, san’at", 'маълумот, санъат'],
])('whatever apostrophe is typed: %s', (latin, cyrillic) => {
  expect(toUzbekCyrillic(latin)).toBe(cyrillic);
});

it.each([
  ['2026-yil 27-noyabr, juma kuni', '2026 йил 27 ноябрь, жума куни'],
  ['1-yanvardan', '1 январдан'],
  ['5-qadam', '5-қадам'],
])('%s is written %s', (latin, cyrillic) => {
  expect(toUzbekCyrillic(latin)).toBe(cyrillic);
});

/** Syllables of native words: no letter that came from Russian, and none whose Latin pair could be read as another. A numeral is no word. */
const syllable = fc
  .tuple(
    fc.constantFrom('б', 'в', 'г', 'ғ', 'д', 'ж', 'з', 'к', 'қ', 'л', 'м', 'н', 'п', 'р', 'т', 'ф', 'х', 'ч', 'ш'),
    fc.constantFrom('а', 'е', 'и', 'о', 'у', 'ў', 'ё', 'ю', 'я'),
  )
  .map((pair) => pair.join(''));
const word = fc.array(syllable, { minLength: 1, maxLength: 6 }).map((syllables) => syllables.join(''));
const cased = fc.tuple(word, fc.constantFrom('small', 'title', 'capitals')).map(([text, how]) => {
  if (how === 'capitals') return text.toUpperCase();
  return how === 'title' ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
});

describe('there and back', () => {
  it('a native word in any case comes back letter for letter', () => {
    fc.assert(
      fc.property(
        cased.filter((text) => !ROMAN_NUMERAL.test(toUzbekLatin(text))),
        (cyrillic) => {
          expect(toUzbekCyrillic(toUzbekLatin(cyrillic), [])).toBe(cyrillic);
        },
      ),
    );
  });

  it('any text: a second time changes nothing, and what is in braces and tags is untouched', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('{0}', '{name}', '<0>', '</0>', 'Shahar', 'maʼno', 'Uzcard', ' ', '{n, plural, other {# ta}}'),
          ),
        ),
        (pieces) => {
          const once = toUzbekCyrillic(pieces.join(''));
          expect(toUzbekCyrillic(once)).toBe(once);
        },
      ),
      { numRuns: 300 },
    );
  });
});

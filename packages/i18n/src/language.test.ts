import { expect, expectTypeOf, it } from 'vitest';
import { formatMoney } from './format-number.ts';
import { LANGUAGES, type Language, langOf, languageOf, localeOf, parseAlphabet, parseLanguage } from './language.ts';
import { DEFAULT_LOCALE, type Locale } from './locale.ts';

it.each([
  ['ru', 'cyrl', 'ru'],
  ['ru', null, 'ru'],
  ['uz', 'latn', 'uz-Latn'],
  ['uz', undefined, 'uz-Latn'],
  ['uz', 'cyrl', 'uz-Cyrl'],
] as const)('the locale %s with the alphabet %s is the language %s', (locale, alphabet, language) => {
  expect(languageOf(locale, alphabet)).toBe(language);
  expect(localeOf(language)).toBe(locale);
});

it.each([
  ['cyrl', 'cyrl'],
  ['latn', 'latn'],
  ['Cyrl', null],
  ['', null],
  [undefined, null],
])('parseAlphabet reads the cookie value %o as the alphabet %o', (cookie, alphabet) => {
  expect(parseAlphabet(cookie)).toBe(alphabet);
});

it.each([
  ['uz-Cyrl', 'uz-Cyrl'],
  ['uz-Latn', 'uz-Latn'],
  ['uz', 'uz-Latn'],
  ['ru', 'ru'],
  ['de', 'ru'],
  ['', 'ru'],
])('the `lang` attribute %o is read as the language %s', (lang, language) => {
  expect(parseLanguage(lang)).toBe(language);
});

it('`langOf` returns `uz` for Latin Uzbek, and `parseLanguage` reads each result back', () => {
  expect(LANGUAGES.map(langOf)).toEqual(['ru', 'uz', 'uz-Cyrl']);
  expect(LANGUAGES.map((language) => parseLanguage(langOf(language)))).toEqual([...LANGUAGES]);
});

it('a `Locale` is not a `Language`: functions that depend on the alphabet refuse it at compile time', () => {
  expectTypeOf<Locale>().not.toExtend<Language>();
  // @ts-expect-error the locale says nothing of the alphabet, and a page in Cyrillic would show the Latin currency word
  expectTypeOf(formatMoney).toBeCallableWith(1, DEFAULT_LOCALE);
});

import { expect, it } from 'vitest';
import { languageOf, localeOf, parseAlphabet, parseLanguage } from './language.ts';

it.each([
  ['ru', 'cyrl', 'ru'],
  ['ru', null, 'ru'],
  ['uz', 'latn', 'uz'],
  ['uz', undefined, 'uz'],
  ['uz', 'cyrl', 'uz-Cyrl'],
] as const)('%s with the alphabet %s speaks %s, under its own locale', (locale, alphabet, language) => {
  expect(languageOf(locale, alphabet)).toBe(language);
  expect(localeOf(language)).toBe(locale);
});

it.each([
  ['cyrl', 'cyrl'],
  ['latn', 'latn'],
  ['Cyrl', null],
  ['', null],
  [undefined, null],
])('the cookie %o is the alphabet %o', (cookie, alphabet) => {
  expect(parseAlphabet(cookie)).toBe(alphabet);
});

it.each([
  ['uz-Cyrl', 'uz-Cyrl'],
  ['uz', 'uz'],
  ['ru', 'ru'],
  ['de', 'ru'],
  ['', 'ru'],
])('a page that says it is in %o is in %s', (lang, language) => {
  expect(parseLanguage(lang)).toBe(language);
});

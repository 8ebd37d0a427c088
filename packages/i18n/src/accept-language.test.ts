import { expect, it } from 'vitest';
import { localeFromAcceptLanguage } from './accept-language.ts';

it.each([
  [undefined, 'ru'],
  [null, 'ru'],
  ['', 'ru'],
  ['*', 'ru'],
  ['de', 'ru'],
  ['ru', 'ru'],
  ['oz', 'uz'],
  ['uz', 'uz'],
  ['UZ-latn-UZ', 'uz'],
  ['uz-UZ,uz;q=0.9,ru;q=0.8', 'uz'],
  ['ru;q=0.5, uz;q=0.7', 'uz'],
  ['uz;q=0.5, ru ; q=0.5', 'uz'],
  ['en;q=1.0, ru;q=0.1, uz;q=0', 'ru'],
  ['uz;q=0', 'ru'],
] as const)('the header %o selects the locale %s', (header, locale) => {
  expect(localeFromAcceptLanguage(header)).toBe(locale);
});

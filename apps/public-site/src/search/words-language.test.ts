import { expect, test } from 'vitest';
import { wordsLanguage } from './words-language.ts';

test.each([
  ['телевизор', 'uz', 'ru'],
  ['телевизор', 'ru', undefined],
  ['телевизор', 'uz-Cyrl', undefined],
  ['музлатгич қора', 'uz', 'uz-Cyrl'],
  ['Ўзбекистон', 'ru', 'uz-Cyrl'],
  ['қора', 'uz-Cyrl', undefined],
  ['oʻtgʻich', 'ru', 'uz'],
  ["go'sht", 'ru', 'uz'],
  ['oʻtgʻich', 'uz', undefined],
  ['iPhone 16', 'ru', undefined],
  ['iPhone 16', 'uz', undefined],
  ['чехол iPhone', 'uz', 'ru'],
  ['', 'uz', undefined],
] as const)('«%s» on a page in %s is marked as %s', (words, page, language) => {
  expect(wordsLanguage(words, page)).toBe(language);
});

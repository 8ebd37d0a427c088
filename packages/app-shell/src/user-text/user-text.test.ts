import { expect, test } from 'vitest';
import { detectLang } from './user-text.tsx';

test.each([
  ['телевизор', 'uz-Latn', 'ru'],
  ['телевизор', 'ru', undefined],
  ['телевизор', 'uz-Cyrl', undefined],
  ['музлатгич қора', 'uz-Latn', 'uz-Cyrl'],
  ['Ўзбекистон', 'ru', 'uz-Cyrl'],
  ['қора', 'uz-Cyrl', undefined],
  ['oʻtgʻich', 'ru', 'uz'],
  ["go'sht", 'ru', 'uz'],
  ['oʻtgʻich', 'uz-Latn', undefined],
  ['iPhone 16', 'ru', undefined],
  ['iPhone 16', 'uz-Latn', undefined],
  ['чехол iPhone', 'uz-Latn', 'ru'],
  ['', 'uz-Latn', undefined],
] as const)('the text «%s» on a page in %s is marked with the language %s', (words, page, language) => {
  expect(detectLang(words, page)).toBe(language);
});

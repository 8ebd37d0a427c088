import { describe, expect, test } from 'vitest';
import { readerLocale } from './reader-locale.ts';

describe("the reader's language", () => {
  test.each([
    [undefined, undefined, 'ru'],
    ['oz', undefined, 'uz'],
    ['uz', 'ru', 'uz'],
    ['ru', 'uz', 'ru'],
    ['en-US,en;q=0.9', 'uz', 'uz'],
    ['uz-UZ,uz;q=0.9,ru;q=0.8', undefined, 'uz'],
    ['uz-UZ,uz;q=0.9', 'ru', 'ru'],
    ['de', undefined, 'ru'],
    [undefined, 'de', 'ru'],
    [undefined, 'oz', 'ru'],
  ])('with Accept-Language %s and locale cookie %s is %s', (header, cookie, locale) => {
    expect(readerLocale(header, cookie)).toBe(locale);
  });
});

import { describe, expect, it } from 'vitest';
import { apiPrefix, LOCALES, parseLocale } from './locale.ts';

describe('locales', () => {
  it("[S3-01] are uz-UZ and ru-RU with their prefixes and the labels O'z and Рус", () => {
    expect(LOCALES).toEqual({
      ru: { code: 'ru-RU', localePrefix: 'ru', label: 'Рус', apiPrefix: 'ru', routePrefix: 'ru' },
      uz: { code: 'uz-UZ', localePrefix: 'oz', label: "O'z", apiPrefix: 'oz', routePrefix: 'uz' },
    });
  });

  it('are sent to the backends as ru and oz', () => {
    expect([apiPrefix('ru'), apiPrefix('uz')]).toEqual(['ru', 'oz']);
  });

  it.each([
    ['ru', 'ru'],
    ['uz', 'uz'],
    ['oz', 'uz'],
    ['RU', null],
    ['de', null],
    ['ru-RU', null],
    ['', null],
    [undefined, null],
    [{ toString: (): string => 'ru' }, null],
  ])('are parsed from an address prefix: %o gives %o', (value, locale) => {
    expect(parseLocale(value)).toBe(locale);
  });
});

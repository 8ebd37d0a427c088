import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { formatNumber } from './format-number.ts';

const counted = (value: number, locale: string) =>
  setupI18n({ locale, messages: { [locale]: { id: [['n', 'plural', { one: ['#', ' день'], other: ['#', ' дней'] }]] } } })._('id', {
    n: value,
  });

test('a plural creates no `Intl.NumberFormat`, which is slow on a cheap phone', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  for (const locale of ['ru', 'uz', 'uz-Cyrl']) for (const value of [999, 1_500, 2.5]) counted(value, locale);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test('a number in a plural is written like all other numbers, in each language', () => {
  for (const locale of ['ru', 'uz', 'uz-Cyrl', 'en'])
    for (const value of [0, 1_500, 1_234_567, -1_500, 0.5, 1_234.5])
      expect(counted(value, locale)).toMatch(new RegExp(`^${formatNumber(value)} д`));
});

test('the plural rules of each language are created once', () => {
  const made = vi.spyOn(Intl, 'PluralRules');
  for (const locale of ['kk', 'lt', 'kk', 'lt']) for (const value of [1, 2, 3]) counted(value, locale);
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
});

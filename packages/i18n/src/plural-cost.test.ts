import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';

const counted = (value: number, locale: string) =>
  setupI18n({ locale, messages: { [locale]: { id: [['n', 'plural', { one: ['#', ' день'], other: ['#', ' дней'] }]] } } })._('id', {
    n: value,
  });

test('a plural of a small integer creates no `Intl.NumberFormat`, which is slow on a cheap phone', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  for (const locale of ['ru', 'uz', 'uz-Cyrl']) expect(counted(999, locale)).toMatch(/^999 /);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test('a large number in a plural has spaces between its thousands, a fraction has a comma', () => {
  expect(counted(1_234_567, 'ru').replace(/\s/g, ' ')).toBe('1 234 567 дней');
  expect(counted(0.5, 'ru')).toBe('0,5 дней');
});

test('the plural rules of each language are created once', () => {
  const made = vi.spyOn(Intl, 'PluralRules');
  for (const locale of ['kk', 'lt', 'kk', 'lt']) for (const value of [1, 2, 3]) counted(value, locale);
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
});

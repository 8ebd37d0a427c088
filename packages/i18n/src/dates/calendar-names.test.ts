import { expect, it } from 'vitest';
import { formatMonth, weekdayNames } from './calendar-names.ts';

it.each([
  ['2026-11-21', 'ноябрь 2026', '2026-yil noyabr', '2026 йил ноябрь'],
  ['2024-02-29', 'февраль 2024', '2024-yil fevral', '2024 йил февраль'],
])('the heading of a calendar for the month of %s is %s', (date, ru, uz, cyrl) => {
  expect([formatMonth(date, 'ru'), formatMonth(date, 'uz-Latn'), formatMonth(date, 'uz-Cyrl')]).toEqual([ru, uz, cyrl]);
});

it('weekdayNames returns the days from Monday to Sunday', () => {
  expect(weekdayNames('ru').map(({ short }) => short)).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
  expect(weekdayNames('uz-Latn').map(({ short }) => short)).toEqual(['du', 'se', 'ch', 'pa', 'ju', 'sh', 'ya']);
  expect(weekdayNames('uz-Cyrl').map(({ short }) => short)).toEqual(['ду', 'се', 'чо', 'па', 'жу', 'ша', 'як']);
  expect(weekdayNames('ru')[0]).toEqual({ short: 'пн', long: 'понедельник' });
  expect(weekdayNames('uz-Latn')[6]).toEqual({ short: 'ya', long: 'yakshanba' });
});

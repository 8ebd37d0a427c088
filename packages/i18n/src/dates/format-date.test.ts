import { describe, expect, it } from 'vitest';
import { toUzbekCyrillic } from '../uzbek/to-cyrillic.ts';
import { tashkentDate } from './calendar-date.ts';
import { formatDate, formatDateLong, formatDateShort, formatDateTime, formatDateWords, formatTime } from './format-date.ts';

describe('formatted dates', () => {
  it.each([
    ['2026-11-27', '27.11.2026', '27 ноября 2026', '2026-yil 27-noyabr', 'в пятницу, 27 ноября', '27-noyabr, juma kuni'],
    ['2026-01-01', '01.01.2026', '1 января 2026', '2026-yil 1-yanvar', 'в четверг, 1 января', '1-yanvar, payshanba kuni'],
    ['2024-02-29', '29.02.2024', '29 февраля 2024', '2024-yil 29-fevral', 'в четверг, 29 февраля', '29-fevral, payshanba kuni'],
    ['1969-12-30', '30.12.1969', '30 декабря 1969', '1969-yil 30-dekabr', 'во вторник, 30 декабря', '30-dekabr, seshanba kuni'],
    ['1960-05-08', '08.05.1960', '8 мая 1960', '1960-yil 8-may', 'в воскресенье, 8 мая', '8-may, yakshanba kuni'],
  ])('show %s with dots, in the long form and in words', (date, dots, longRu, longUz, wordsRu, wordsUz) => {
    expect([
      formatDate(date),
      formatDateLong(date, 'ru'),
      formatDateLong(date, 'uz-Latn'),
      formatDateWords(date, 'ru'),
      formatDateWords(date, 'uz-Latn'),
    ]).toEqual([dots, longRu, longUz, wordsRu, wordsUz]);
  });

  it('in Uzbek Cyrillic are transliterated from the Latin ones, in every month and on every weekday', () => {
    for (let month = 1; month <= 12; month += 1) {
      for (let day = 1; day <= 7; day += 1) {
        const date = `2026-${String(month).padStart(2, '0')}-0${day}`;
        expect(formatDateShort(date, 'uz-Cyrl')).toBe(toUzbekCyrillic(formatDateShort(date, 'uz-Latn')));
        expect(formatDateLong(date, 'uz-Cyrl')).toBe(toUzbekCyrillic(formatDateLong(date, 'uz-Latn')));
        expect(formatDateWords(date, 'uz-Cyrl')).toBe(toUzbekCyrillic(formatDateWords(date, 'uz-Latn')));
      }
    }
  });

  it('have a short form without the year', () => {
    expect([formatDateShort('2026-09-05', 'ru'), formatDateShort('2026-10-31', 'uz-Latn')]).toEqual(['5 сентября', '31-oktabr']);
  });

  it.each([
    ['2026-11-20T18:59:59Z', '2026-11-20', '20.11.2026, 23:59'],
    ['2026-11-20T19:00:00Z', '2026-11-21', '21.11.2026, 00:00'],
    ['2026-12-31T20:30:00.000Z', '2027-01-01', '01.01.2027, 01:30'],
    ['2026-07-01T02:00:00+05:00', '2026-07-01', '01.07.2026, 02:00'],
  ])('show the instant %s as %s in Tashkent', (instant, date, shown) => {
    expect(tashkentDate(instant)).toBe(date);
    expect(tashkentDate(new Date(instant))).toBe(date);
    expect(formatDate(instant)).toBe(formatDate(date));
    expect(formatDateTime(instant)).toBe(shown);
    expect(formatDateTime(new Date(instant))).toBe(shown);
    expect(formatTime(instant)).toBe(shown.slice(-5));
  });

  it.each(['2026-02-30', '2026-13-01', '2025-02-29', '0000-01-01', '', 'завтра'])('formatDate refuses the invalid date %o', (text) => {
    expect(() => formatDate(text)).toThrow(RangeError);
  });

  it('tashkentDate refuses an instant whose date is after the year 9999', () => {
    expect(() => tashkentDate('9999-12-31T19:00:00Z')).toThrow(new RangeError('Not a calendar date: +010000-01'));
  });

  it('formatDateLong refuses an invalid Date object', () => {
    expect(() => formatDateLong(new Date(Number.NaN), 'ru')).toThrow(RangeError);
  });
});

import { expect, it } from 'vitest';
import { toUzbekCyrillic } from '../uzbek/to-cyrillic.ts';
import { formatDays, formatDueDay, formatRelativeDay } from './relative-day.ts';

const today = '2026-11-21';

it.each([
  ['2026-11-21', 'сегодня', 'bugun'],
  ['2026-11-22', 'завтра', 'ertaga'],
  ['2026-11-23', 'через 2 дня', '2 kundan keyin'],
  ['2026-11-24', 'через 3 дня', '3 kundan keyin'],
  ['2026-11-26', 'через 5 дней', '5 kundan keyin'],
  ['2026-12-02', 'через 11 дней', '11 kundan keyin'],
  ['2026-12-12', 'через 21 день', '21 kundan keyin'],
  ['2027-03-12', 'через 111 дней', '111 kundan keyin'],
  ['2026-11-20', 'вчера', 'kecha'],
  ['2026-11-19', '2 дня назад', '2 kun oldin'],
  ['2026-11-18', '3 дня назад', '3 kun oldin'],
  ['2026-11-10', '11 дней назад', '11 kun oldin'],
  ['2026-10-31', '21 день назад', '21 kun oldin'],
  ['2023-11-21', '1 096 дней назад', '1 096 kun oldin'],
])('the date %s is shown on 21 November 2026 as «%s», in Uzbek «%s»', (date, ru, uz) => {
  const shown = (text: string) => text.replaceAll('\u00A0', ' ');
  expect(shown(formatRelativeDay(date, today, 'ru'))).toBe(ru);
  expect(shown(formatRelativeDay(date, today, 'uz-Latn'))).toBe(uz);
  expect(formatRelativeDay(date, today, 'uz-Cyrl')).toBe(toUzbekCyrillic(formatRelativeDay(date, today, 'uz-Latn')));
});

it.each([
  ['2026-11-21', 'сегодня', 'bugun'],
  ['2026-11-24', 'через 3 дня', '3 kundan keyin'],
  ['2026-11-20', 'просрочено на 1 день', '1 kun kechikdi'],
  ['2026-11-18', 'просрочено на 3 дня', '3 kun kechikdi'],
  ['2026-10-31', 'просрочено на 21 день', '21 kun kechikdi'],
])('an instalment due on %s is shown on 21 November 2026 as «%s», in Uzbek «%s»', (date, ru, uz) => {
  expect([formatDueDay(date, today, 'ru'), formatDueDay(date, today, 'uz-Latn')]).toEqual([ru, uz]);
  expect(formatDueDay(date, today, 'uz-Cyrl')).toBe(toUzbekCyrillic(uz));
});

it.each([
  [0, '0 дней', '0 kun'],
  [1, '1 день', '1 kun'],
  [4, '4 дня', '4 kun'],
  [14, '14 дней', '14 kun'],
  [112, '112 дней', '112 kun'],
])('a period of %i days is shown as «%s», in Uzbek «%s»', (days, ru, uz) => {
  expect([formatDays(days, 'ru'), formatDays(days, 'uz-Latn'), formatDays(days, 'uz-Cyrl')]).toEqual([ru, uz, toUzbekCyrillic(uz)]);
});

it('formatRelativeDay counts from the current date in Tashkent, not in UTC', () => {
  expect(formatRelativeDay('2026-11-22', '2026-11-21T19:30:00Z', 'ru')).toBe('сегодня');
});

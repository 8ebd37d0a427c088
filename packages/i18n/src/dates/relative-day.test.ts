import { expect, it } from 'vitest';
import { formatDueDay, formatRelativeDay } from './relative-day.ts';

const today = '2026-11-21';

it.each([
  ['2026-11-21', 'сегодня', 'bugun'],
  ['2026-11-22', 'завтра', 'ertaga'],
  ['2026-11-24', 'через 3 дня', '3 kundan keyin'],
  ['2026-11-26', 'через 5 дней', '5 kundan keyin'],
  ['2026-12-12', 'через 21 день', '21 kundan keyin'],
  ['2026-11-20', 'вчера', 'kecha'],
  ['2026-11-19', '2 дня назад', '2 kun oldin'],
  ['2026-11-10', '11 дней назад', '11 kun oldin'],
])('%s seen from 21 November 2026 is %s, %s', (date, ru, uz) => {
  expect([formatRelativeDay(date, today, 'ru'), formatRelativeDay(date, today, 'uz')]).toEqual([ru, uz]);
});

it.each([
  ['2026-11-21', 'сегодня', 'bugun'],
  ['2026-11-24', 'через 3 дня', '3 kundan keyin'],
  ['2026-11-20', 'просрочено на 1 день', '1 kun kechikdi'],
  ['2026-11-18', 'просрочено на 3 дня', '3 kun kechikdi'],
  ['2026-10-31', 'просрочено на 21 день', '21 kun kechikdi'],
])('a payment due on %s is %s, %s', (date, ru, uz) => {
  expect([formatDueDay(date, today, 'ru'), formatDueDay(date, today, 'uz')]).toEqual([ru, uz]);
});

it('today is told by the clock of Tashkent', () => {
  expect(formatRelativeDay('2026-11-22', '2026-11-21T19:30:00Z', 'ru')).toBe('сегодня');
});

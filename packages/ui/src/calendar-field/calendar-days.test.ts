import { describe, expect, it } from 'vitest';
import { clampDate, dayForKey, endOfMonth, monthWeeks, weekdayIndex } from './calendar-days.ts';

describe('monthWeeks', () => {
  it('returns six weeks, Monday first, for a month that begins on a Sunday', () => {
    const weeks = monthWeeks('2026-11-21');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  it('returns four full weeks for a month of 28 days that begins on a Monday', () => {
    expect(monthWeeks('2027-02-10')).toHaveLength(4);
    expect(monthWeeks('2027-02-10').flat()).not.toContain(null);
  });

  it.each(['2026-01-15', '2024-02-29', '2026-12-31', '1999-06-01'] as const)('contains each day of the month of %s once', (date) => {
    const days = monthWeeks(date)
      .flat()
      .filter((day) => day !== null);
    expect(new Set(days).size).toBe(Number(endOfMonth(date).slice(8)));
  });
});

it.each([
  ['2026-11-21', 5],
  ['2026-11-22', 6],
  ['2026-11-23', 0],
] as const)('the weekday of %s is %i, where 0 is Monday', (date, day) => {
  expect(weekdayIndex(date)).toBe(day);
});

// 21 November 2026 is a Saturday.
it.each([
  ['ArrowLeft', false, '2026-11-20'],
  ['ArrowRight', false, '2026-11-22'],
  ['ArrowUp', false, '2026-11-14'],
  ['ArrowDown', false, '2026-11-28'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-21'],
  ['PageDown', false, '2026-12-21'],
  ['PageUp', true, '2025-11-21'],
  ['PageDown', true, '2027-11-21'],
  ['a', false, null],
])('the key %s (shift: %o) moves from 21 November 2026 to %s', (key, shift, day) => {
  expect(dayForKey('2026-11-21', key, shift)).toBe(day);
});

it.each([
  ['2026-01-01', '2026-03-01'],
  ['2026-05-01', '2026-05-01'],
  ['2027-01-01', '2026-11-21'],
] as const)('`clampDate` moves %s to the nearest date of the range, %s', (date, inside) => {
  expect(clampDate(date, '2026-03-01', '2026-11-21')).toBe(inside);
  expect(clampDate(date, undefined, undefined)).toBe(date);
});

import { describe, expect, test } from 'vitest';
import { formatHours, formatMinuteOfDay, isAlwaysOpen, isOpenAt, parseHours, tashkentMinuteOfDay } from './opening-hours.ts';

test.each([
  ['09:00-20:00', { from: 540, to: 1200 }],
  ['00:00-24:00', { from: 0, to: 1440 }],
  ['22:00-06:00', { from: 1320, to: 360 }],
  ['9:00-20:00', null],
  ['09:00-24:30', null],
  ['09:00-09:00', null],
  ['Пн–Сб 9:00–19:00', null],
  ['', null],
])('parseHours(%j) returns %o', (text, hours) => {
  expect(parseHours(text)).toEqual(hours);
});

describe('opening hours', () => {
  test.each([
    ['09:00-20:00', 539, false],
    ['09:00-20:00', 540, true],
    ['09:00-20:00', 1199, true],
    ['09:00-20:00', 1200, false],
    ['22:00-06:00', 1430, true],
    ['22:00-06:00', 0, true],
    ['22:00-06:00', 359, true],
    ['22:00-06:00', 360, false],
    ['00:00-24:00', 1439, true],
  ])('%s are open at minute %i: %s', (text, minute, open) => {
    const hours = parseHours(text);
    expect(hours && isOpenAt(hours, minute)).toBe(open);
  });

  test('00:00-24:00 counts as always open', () => {
    expect([parseHours('00:00-24:00'), parseHours('09:00-24:00')].map((hours) => hours && isAlwaysOpen(hours))).toEqual([true, false]);
  });
});

test.each([
  ['2026-11-21T04:00:00Z', 540],
  ['2026-11-21T19:00:00Z', 0],
  ['2026-11-21T18:59:59Z', 1439],
])('at %s it is minute %i of the day in Tashkent', (moment, minute) => {
  expect(tashkentMinuteOfDay(new Date(moment))).toBe(minute);
});

test.each([
  ['09:00-20:00', '9:00–20:00'],
  ['08:30-18:05', '8:30–18:05'],
  ['22:00-06:00', '22:00–6:00'],
  ['00:00-12:00', '0:00–12:00'],
])('the opening hours %s are displayed as %s, without a leading zero', (text, read) => {
  const hours = parseHours(text);
  expect(hours && formatHours(hours)).toBe(read);
});

test.each([
  [0, '0:00'],
  [545, '9:05'],
  [1440, '24:00'],
])('minute %i of the day is displayed as %s', (minute, text) => {
  expect(formatMinuteOfDay(minute)).toBe(text);
});

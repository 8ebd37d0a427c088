import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { anyDate } from './arbitraries.oracle.ts';
import { addDays, addMonthsClamped, type CalendarDate, daysBetween, isCalendarDate } from './calendar.ts';
import { sameDayLater, walk } from './slow.oracle.ts';

describe('addMonthsClamped', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-11-21', 2, '2027-01-21'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-08-30', 6, '2027-02-28'],
    ['2026-03-31', 0, '2026-03-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2099-12-31', 2, '2100-02-28'],
    ['0099-01-31', 1, '0099-02-28'],
  ] as const)('%s + %i months is %s', (date, months, later) => {
    expect(addMonthsClamped(date, months)).toBe(later);
  });

  it('agrees with a count day by day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 40 }), (date, months) => {
        expect(addMonthsClamped(date, months)).toBe(sameDayLater(date, months));
      }),
      {
        numRuns: 60,
      },
    );
  });
});

describe('daysBetween and addDays', () => {
  it.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-11-22', 1],
    ['2026-12-31', '2027-01-01', 1],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-11-22', '2026-11-21', -1],
    ['2026-01-01', '2027-01-01', 365],
  ] as const)('from %s to %s there are %i days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(addDays(from, days)).toBe(to);
  });

  it('agree with a count day by day', () => {
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 900 }), (from, days) => {
        expect(walk(from, addDays(from, days))).toBe(days);
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
      { numRuns: 60 },
    );
  });
});

it('the type `CalendarDate` accepts no instant, no id and no unchecked string', () => {
  expectTypeOf<'2026-11-21'>().toExtend<CalendarDate>();
  expectTypeOf<'2026-11-21T09:00:00Z'>().not.toExtend<CalendarDate>();
  expectTypeOf<'100001'>().not.toExtend<CalendarDate>();
  expectTypeOf<string>().not.toExtend<CalendarDate>();
});

it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-01', '21.11.2026', '2026-11-21T00:00', '', '+12026-01-01'])(
  'isCalendarDate returns false for the text %o, and addMonthsClamped and daysBetween throw',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
    expect(() => Reflect.apply(addMonthsClamped, undefined, [text, 1])).toThrow(
      new RangeError(`date must be a calendar date YYYY-MM-DD, got ${text}`),
    );
    expect(() => Reflect.apply(daysBetween, undefined, ['2026-11-21', text])).toThrow(/^to must/);
    expect(() => Reflect.apply(daysBetween, undefined, [text, '2026-11-21'])).toThrow(/^from must|^to must/);
  },
);

it('`isCalendarDate` accepts only strings', () => {
  expect(['2026-11-21', '2028-02-29', '0000-01-01'].every(isCalendarDate)).toBe(true);
  expect([null, undefined, 20261121, new Date(0), ['2026-11-21']].some(isCalendarDate)).toBe(false);
});

it.each([1.5, Number.NaN, Infinity, 1e9])('addMonthsClamped and addDays refuse %d as the number to add', (many) => {
  expect(() => addMonthsClamped('2026-11-21', many)).toThrow(/^months must/);
  expect(() => addDays('2026-11-21', many)).toThrow(/^days must/);
});

it('addDays refuses a result after the year 9999', () => {
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
});

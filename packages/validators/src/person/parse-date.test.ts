import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDateDigits, parseDate } from './parse-date.ts';

it.each([
  ['01.02.1990', '1990-02-01'],
  ['1.2.1990', '1990-02-01'],
  ['1/2/1990', '1990-02-01'],
  ['1 3 1996', '1996-03-01'],
  [' 31-12-2000 ', '2000-12-31'],
  ['1990-02-01', '1990-02-01'],
  ['29.02.2000', '2000-02-29'],
  ['٠١.٠٢.١٩٩٠', '1990-02-01'],
])('parseDate reads %o as %s', (text, date) => {
  expect(parseDate(text)).toEqual({ ok: true, date });
});

it.each([
  ['', 'date-format'],
  ['01021990', 'date-format'],
  ['1.2.90', 'date-format'],
  ['1 февраля 1990', 'date-format'],
  ['1990.02.01', 'date-format'],
  ['01.02.1990x', 'date-format'],
  ['31.04.1990', 'date-unreal'],
  ['29.02.1900', 'date-unreal'],
  ['29.02.2025', 'date-unreal'],
  ['00.01.1990', 'date-unreal'],
  ['01.13.1990', 'date-unreal'],
  ['01.01.0099', 'date-unreal'],
  ['1990-02-30', 'date-unreal'],
])('parseDate refuses %o with the error %s', (text, code) => {
  expect(parseDate(text)).toEqual({ ok: false, code });
});

it('parseDate reads back every day that formatDateDigits shows', () => {
  const days = fc.date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const date = day.toISOString().slice(0, 10);
      expect(parseDate(formatDateDigits(date))).toEqual({ ok: true, date });
      expect(parseDate(date)).toEqual({ ok: true, date });
    }),
  );
});

import { expect, it } from 'vitest';
import { maskDate, parseDateField } from './read-date.ts';

const range = { min: '1926-11-21', max: '2008-11-21' } as const;

it.each([
  ['', null, null],
  ['01.02.1990', '1990-02-01', null],
  ['29.02.2004', '2004-02-29', null],
  ['01.02.19', null, 'date-format'],
  ['01.', null, 'date-format'],
  ['31.02.1990', null, 'date-unreal'],
  ['29.02.2005', null, 'date-unreal'],
  ['21.11.1926', '1926-11-21', null],
  ['20.11.1926', null, 'date-min'],
  ['21.11.2008', '2008-11-21', null],
  ['22.11.2008', null, 'date-max'],
])('the typed text %o is read as the date %o with the error %o', (text, date, code) => {
  expect(parseDateField(text, range)).toEqual({ text, date, code });
});

it('without a range every existing day is valid', () => {
  expect(parseDateField('01.01.1000').date).toBe('1000-01-01');
  expect(parseDateField('31.12.9999').date).toBe('9999-12-31');
});

it.each([
  ['', ''],
  ['1', '1'],
  ['1.', '01.'],
  ['1.2.1990', '01.02.1990'],
  ['1 3 1996', '01.03.1996'],
  ['01021990', '01.02.1990'],
  ['1990-02-01', '01.02.1990'],
  ['٠١٠٢١٩٩٠', '01.02.1990'],
  ['０１．０２．１９９０', '01.02.1990'],
  ['01.02.19905', '01.02.1990'],
])('the typed date %o is shown as %o', (text, shown) => {
  expect(maskDate(text)).toBe(shown);
  expect(maskDate(shown)).toBe(shown);
});

it.each([
  ['1.10.1990', '11.01.990'],
  ['01.', '01'],
  ['۰۱۰۲', '01.02'],
  ['０１０２', '01.02'],
])('after a deletion that leaves the text %o the date is shown as %o', (text, shown) => {
  expect(maskDate(text, true)).toBe(shown);
});

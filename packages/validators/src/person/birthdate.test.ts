import fc from 'fast-check';
import { expect, it } from 'vitest';
import { birthdate } from './birthdate.ts';

const today = '2026-11-21';

it.each([
  ['21.11.2008', null],
  ['2008-11-21', null],
  ['22.11.2008', { code: 'birthdate-age', params: { min: 18 } }],
  ['20.11.2026', { code: 'birthdate-age', params: { min: 18 } }],
  ['21.11.2026', { code: 'birthdate-age', params: { min: 18 } }],
  ['22.11.2026', { code: 'birthdate-range', params: {} }],
  ['21.11.1906', null],
  ['20.11.1906', { code: 'birthdate-range', params: {} }],
  ['31.04.1990', { code: 'date-unreal', params: {} }],
  ['21.11', { code: 'date-format', params: {} }],
  [true, { code: 'date-format', params: {} }],
  ['', null],
  [null, null],
])('the birthdate %o has, on 21 November 2026, the error %o', (value, outcome) => {
  expect(birthdate(value, today)).toEqual(outcome);
});

it.each([
  ['2026-02-27', 'birthdate-age'],
  ['2026-02-28', 'birthdate-age'],
  ['2026-03-01', undefined],
] as const)('the birthdate 29 February 2008 has, on %s, the error %s', (day, code) => {
  expect(birthdate('29.02.2008', day)?.code).toBe(code);
});

it('a birthdate passes exactly if its age in full years is 18 or more', () => {
  const days = fc.date({ min: new Date('1920-01-01T00:00:00Z'), max: new Date('2026-11-21T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (born) => {
      const [year, month, day] = [born.getUTCFullYear(), born.getUTCMonth() + 1, born.getUTCDate()];
      const age = 2026 - year - (month > 11 || (month === 11 && day > 21) ? 1 : 0);
      expect(birthdate(`${day}.${month}.${year}`, today) === null).toBe(age >= 18);
    }),
  );
});

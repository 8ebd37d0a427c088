import * as v from 'valibot';
import { expect, test } from 'vitest';
import { birthdateToConfirm, personSchema } from './person-schema.ts';

const TODAY = '2026-11-24';
const PASSPORT = { passport: 'AA1234567', pinfl: '31210932040247', birthdate: '12.10.1993' };
const READ = { ...PASSPORT, birthdate: '1993-10-12' };

test.each([
  ['another date', '12.10.1993', '1996-03-01', '1993-10-12'],
  ['another date in stored form', '1993-10-12', '1996-03-01', '1993-10-12'],
  ['the same date', '01.03.1996', '1996-03-01', null],
  ['a date where the account has none', '12.10.1993', null, null],
  ['half a date', '12.10.19', '1996-03-01', null],
  ['nothing', '', '1996-03-01', null],
  ['the date of a child', '12.10.2015', '1996-03-01', null],
  ['a day to come', '12.10.2027', '1996-03-01', null],
])('given %s (%o, account %o), birthdateToConfirm returns %o', (_what, typed, account, expected) => {
  expect(birthdateToConfirm(typed, account, TODAY)).toBe(expected);
});

test.each([
  ['the account has the same birthdate', '1993-10-12', {}],
  ['the account has none', null, {}],
  ['another birthdate is confirmed', '1996-03-01', { confirmed: true }],
])('personSchema accepts the data of the passport if %s', (_when, account, confirmation) => {
  expect(v.parse(personSchema(TODAY, account), { ...PASSPORT, ...confirmation })).toEqual(READ);
});

test('personSchema requires a confirmation of another birthdate, and reports it beside other errors', () => {
  const errors = (value: object) => {
    const { issues } = v.safeParse(personSchema(TODAY, '1996-03-01'), { ...PASSPORT, confirmed: false, ...value });
    return issues?.map((issue) => [v.getDotPath(issue), issue.message]);
  };
  expect(errors({})).toEqual([['confirmed', 'required']]);
  expect(errors({ passport: '' })).toEqual([
    ['passport', 'required'],
    ['confirmed', 'required'],
  ]);
  expect(errors({ pinfl: '31210632040244' })).toEqual([
    ['pinfl', 'pinfl-birthdate'],
    ['confirmed', 'required'],
  ]);
});

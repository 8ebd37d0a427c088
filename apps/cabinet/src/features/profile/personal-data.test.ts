import { expect, test } from 'vitest';
import { maskPassport, personalDataOf } from './personal-data.ts';

const user = { id: 'cus_0001', name: 'Dilnoza Karimova', phone: '+998900000001' };

test.each([
  ['a date', '1994-03-08', '1994-03-08'],
  ['null', null, null],
  ['text that is no date', 'yesterday', null],
  ['a number', 19940308, null],
])('given %s as the birthdate (%o), personalDataOf returns the birthdate %o', (_title, birthdate, known) => {
  const profile = { ...user, birthdate };
  expect(personalDataOf(profile)).toEqual({ name: user.name, phone: user.phone, birthdate: known, passport: null });
});

test('personalDataOf returns a null birthdate for a profile without one', () => {
  expect(personalDataOf(user).birthdate).toBeNull();
});

test('[S2-23] personalDataOf prefers the birthdate of the verified passport to that of the account', () => {
  const passport = { passport: 'AA1234567', birthdate: '1993-10-12' };
  expect(personalDataOf(user, passport)).toMatchObject({ birthdate: '1993-10-12', passport: 'AA*****67' });
  expect(personalDataOf({ ...user, ...{ birthdate: '1994-03-08' } }, passport).birthdate).toBe('1993-10-12');
});

test.each([
  ['AA1234567', 'AA*****67'],
  ['AC0000001', 'AC*****01'],
])('maskPassport shows the passport number %s as %s', (passport, shown) => {
  expect(maskPassport(passport)).toBe(shown);
});

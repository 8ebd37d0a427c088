import { expect, test } from 'vitest';
import { maskPassport, personOf } from './person-of.ts';

const user = { id: 'cus_0001', name: 'Dilnoza Karimova', phone: '+998900000001' };

test.each([
  ['a day', '1994-03-08', '1994-03-08'],
  ['null', null, null],
  ['no day', 'yesterday', null],
  ['a number', 19940308, null],
])('a birthdate that is %s', (_title, birthdate, known) => {
  const profile = { ...user, birthdate };
  expect(personOf(profile)).toEqual({ name: user.name, phone: user.phone, birthdate: known, passport: null });
});

test('a profile without a birthdate', () => {
  expect(personOf(user).birthdate).toBeNull();
});

test('[S2-23] a passport that was checked gives the birthdate where the profile has none, and the profile’s goes first', () => {
  const passport = { passport: 'AA1234567', birthdate: '1993-10-12' };
  expect(personOf(user, passport)).toMatchObject({ birthdate: '1993-10-12', passport: 'AA*****67' });
  expect(personOf({ ...user, ...{ birthdate: '1994-03-08' } }, passport).birthdate).toBe('1994-03-08');
});

test.each([
  ['AA1234567', 'AA*****67'],
  ['AC0000001', 'AC*****01'],
])('the number %s is shown as %s', (passport, shown) => {
  expect(maskPassport(passport)).toBe(shown);
});

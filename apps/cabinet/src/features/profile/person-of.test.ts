import { expect, test } from 'vitest';
import { personOf } from './person-of.ts';

const user = { id: 'cus_0001', name: 'Dilnoza Karimova', phone: '+998900000001' };

test.each([
  ['a day', '1994-03-08', '1994-03-08'],
  ['null', null, null],
  ['no day', 'yesterday', null],
  ['a number', 19940308, null],
])('a birthdate that is %s', (_title, birthdate, known) => {
  const profile = { ...user, birthdate };
  expect(personOf(profile)).toEqual({ name: user.name, phone: user.phone, birthdate: known });
});

test('a profile without a birthdate', () => {
  expect(personOf(user).birthdate).toBeNull();
});

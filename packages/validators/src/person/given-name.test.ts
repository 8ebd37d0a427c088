import { expect, it } from 'vitest';
import { givenName } from './given-name.ts';

it.each([
  ['Dilnoza Xolmatova', 'Dilnoza'],
  ['Xolmatova Dilnoza', 'Dilnoza'],
  ['Xolmatova Dilnoza Azizovna', 'Dilnoza'],
  ['Каримов Азиз Вали ўғли', 'Азиз'],
  ['Яков', 'Яков'],
  ['Shahzoda Karimova', 'Shahzoda'],
  // Both words may be given names.
  ['Shahzoda Tursun', ''],
  ['Xolmatova', ''],
  ['Karimova Xolmatova', ''],
  // Either word may be the surname.
  ['Aziz Tursun', ''],
  ['  ', ''],
  ['12345', ''],
])('the given name in %j is %j', (name, given) => {
  expect(givenName(name)).toBe(given);
});

import { expect, test } from 'vitest';
import { cookiesAtAGlance } from './locale-cookie.ts';

test.each([
  [undefined, 'ru', false, 'unknown'],
  ['', 'ru', false, 'unknown'],
  ['muddat-dev=abc', 'ru', false, 'unknown'],
  ['locale=ru', 'ru', false, 'remembered'],
  ['a=b; locale=ru; c=d', 'ru', false, 'remembered'],
  ['locale=uz', 'ru', false, 'look closer'],
  ['locale=rus', 'ru', false, 'look closer'],
  ['xlocale=ru', 'ru', false, 'look closer'],
  ['a=b;locale=ru', 'ru', false, 'look closer'],
  ['locale=ru; locale=uz', 'ru', false, 'look closer'],
  ['locale=uz; alphabet=cyrl', 'uz', false, 'look closer'],
  ['locale=ru; alphabet=cyrl', 'ru', false, 'remembered'],
  ['locale=ru; region=1726', 'ru', true, 'look closer'],
  ['locale=ru; region=1726', 'ru', false, 'remembered'],
] as const)('of %j a page in %s (regional: %s) is %s', (header, locale, regional, expected) => {
  expect(cookiesAtAGlance(header, locale, regional)).toBe(expected);
});

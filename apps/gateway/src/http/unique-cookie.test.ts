import { expect, test } from 'vitest';
import { readUniqueCookie } from './unique-cookie.ts';

const NAME = '__Host-muddat';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['__Host-muddat=a', 'a'],
  ['x=1; __Host-muddat=a; y=2', 'a'],
  ['x=1;\t__Host-muddat=a', 'a'],
  ['__Host-muddat=a=b', 'a=b'],
  ['__Host-muddat=a; __Host-muddat=a', 'a'],
  ['__Host-muddat=a; __Host-muddat=b', undefined],
  ['__Host-muddat=b; __Host-muddat=a', undefined],
  ['__Host-muddat=; __Host-muddat=a', undefined],
  ['__host-muddat=a', undefined],
  ['__HOST-MUDDAT=a', undefined],
  ['__Secure-muddat=a; muddat-dev=b; muddat=c', undefined],
  ['\u00a0__Host-muddat=a', undefined],
  ['__Host-muddat\u00a0=a', undefined],
  ['\u0085__Host-muddat=a', undefined],
  ['=__Host-muddat=a', undefined],
  ['x=__Host-muddat=a', undefined],
  ['$Version=1; $__Host-muddat=a', undefined],
  ['__Host-muddat', undefined],
  ['__proto__=a', undefined],
])('in the Cookie header %j the value of __Host-muddat is %j', (header, value) => {
  expect(readUniqueCookie(header, NAME)).toBe(value);
});

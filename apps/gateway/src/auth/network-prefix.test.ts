import { expect, test } from 'vitest';
import { networkPrefix } from './network-prefix.ts';

test.each([
  ['84.54.70.12', '84.54.*.*'],
  ['::ffff:84.54.70.12', '84.54.*.*'],
  ['2a02:6b8:c07:1::1', '2a02:6b8:*'],
  ['::1', '1:*'],
  ['', null],
  ['nowhere', null],
])('the network prefix of the address %s is %s', (address, told) => {
  expect(networkPrefix(address)).toBe(told);
});

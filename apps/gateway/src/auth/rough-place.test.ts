import { expect, test } from 'vitest';
import { roughPlace } from './rough-place.ts';

test.each([
  ['84.54.70.12', '84.54.*.*'],
  ['::ffff:84.54.70.12', '84.54.*.*'],
  ['2a02:6b8:c07:1::1', '2a02:6b8:*'],
  ['::1', '1:*'],
  ['', null],
  ['nowhere', null],
])('%s is told as %s', (address, told) => {
  expect(roughPlace(address)).toBe(told);
});

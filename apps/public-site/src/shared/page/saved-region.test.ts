import { expect, test } from 'vitest';
import { savedRegion } from './saved-region.ts';

test.each([
  ['region=1726', '1726'],
  ['locale=ru; region=1703; alphabet=cyrl', '1703'],
  ['my_region=1703', null],
  ['region=9999', null],
  ['region=', null],
  ['', null],
])('savedRegion(%j) returns %j', (cookies, region) => {
  expect(savedRegion(cookies)).toBe(region);
});

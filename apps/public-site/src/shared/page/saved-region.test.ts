import { expect, test } from 'vitest';
import { readSavedRegion } from './saved-region.ts';

test.each([
  ['region=1726', '1726'],
  ['locale=ru; region=1703; alphabet=cyrl', '1703'],
  ['my_region=1703', null],
  ['region=9999', null],
  ['region=', null],
  ['', null],
])('readSavedRegion(%j) returns %j', (cookies, region) => {
  expect(readSavedRegion(cookies)).toBe(region);
});

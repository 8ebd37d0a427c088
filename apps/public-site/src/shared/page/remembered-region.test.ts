import { expect, test } from 'vitest';
import { rememberedRegion } from './remembered-region.ts';

test.each([
  ['region=1726', '1726'],
  ['locale=ru; region=1703; alphabet=cyrl', '1703'],
  ['my_region=1703', null],
  ['region=9999', null],
  ['region=', null],
  ['', null],
])('the region of the cookies %j is %j', (cookies, region) => {
  expect(rememberedRegion(cookies)).toBe(region);
});

import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test.each([
  ['/ru/main-page', 'main'],
  ['/ru/orders', 'orders'],
  ['/uz/orders/100001', 'orders'],
  ['/uz/orders/100001/pay', 'pay'],
  ['/ru/profile/security', 'profile'],
  ['/uz/profile/phone', 'profile'],
] as const)('%s belongs to %s', (pathname, place) => {
  expect(placeOf(pathname)).toBe(place);
});

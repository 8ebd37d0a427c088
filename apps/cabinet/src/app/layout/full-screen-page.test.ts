import { expect, test } from 'vitest';
import { hasNoRail, isFullScreenPage } from './full-screen-page.ts';

test.each([
  ['/ru/cabinet/checkout', true],
  ['/uz/cabinet/verification', true],
  ['/uz/orders/100001/pay', true],
  ['/ru/profile/phone', true],
  ['/uz/profile/password', true],
  ['/ru/main-page', false],
  ['/ru/orders/100001', false],
  ['/ru/cabinet', false],
  ['/ru/no-such-page', false],
])('for the path %s `isFullScreenPage` returns %s', (pathname, whole) => {
  expect(isFullScreenPage(pathname)).toBe(whole);
});

test.each([
  ['/ru/cabinet/checkout', true],
  ['/uz/orders/100001/pay', false],
  ['/ru/main-page', false],
  ['/ru/no-such-page', false],
])('for the path %s `hasNoRail` returns %s', (pathname, noRail) => {
  expect(hasNoRail(pathname)).toBe(noRail);
});

import { expect, test } from 'vitest';
import { isWholeScreen } from './whole-screen.ts';

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
])('%s is a whole screen: %s', (pathname, whole) => {
  expect(isWholeScreen(pathname)).toBe(whole);
});

import { expect, test } from 'vitest';
import { navSectionOf } from './nav-section.ts';

test.each([
  ['/ru/main-page', 'main'],
  ['/uz/cabinet/balance', 'profile'],
  ['/ru/cabinet/limit', 'profile'],
  ['/ru/cabinet/consents', 'profile'],
  ['/ru/orders', 'orders'],
  ['/uz/orders/100001', 'orders'],
  ['/uz/orders/100001/pay', 'pay'],
  ['/uz/cabinet/returns', 'orders'],
  ['/ru/cabinet/returns/ret_1', 'orders'],
  ['/ru/notifications', 'notifications'],
  ['/uz/notifications/channels', 'notifications'],
  ['/ru/profile', 'profile'],
  ['/uz/cards', 'profile'],
  ['/ru/profile/security', 'profile'],
  ['/uz/profile/phone', 'profile'],
  ['/ru/cabinet/verification', 'profile'],
  ['/uz/cabinet/checkout', 'basket'],
] as const)('the path %s belongs to the nav section %o', (pathname, place) => {
  expect(navSectionOf(pathname)).toBe(place);
});

import { expect, test } from 'vitest';
import { notificationHref } from './notification-link.ts';

test.each([
  ['/orders/100001', '/uz/orders/100001'],
  ['/orders/100001?tab=2#sum', '/uz/orders/100001?tab=2#sum'],
  ['/uz/main-page', '/uz/main-page'],
  ['/partners', '/uz/partners'],
  ['/cabinet/limit', '/uz/cabinet/limit'],
  ['/cabinet/balance', '/uz/cabinet/balance'],
  ['/cabinet/documents', '/uz/cabinet/documents'],
  ['/cabinet/questions', '/uz/cabinet/questions'],
  ['/cabinet/verification', '/uz/cabinet/verification'],
  ['/no-such-page', undefined],
  ['https://elsewhere.example/orders/1', undefined],
  ['//elsewhere.example/orders/1', undefined],
  ['/\\elsewhere.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [null, undefined],
])('notificationHref turns the link %s of a notification into %s', (link, href) => {
  expect(notificationHref(link, 'uz')).toBe(href);
});

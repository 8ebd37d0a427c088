import { expect, test } from 'vitest';
import { notificationLinkOf } from './notification-link.ts';

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
  ['/no-such-page', null],
  ['https://elsewhere.example/orders/1', null],
  ['//elsewhere.example/orders/1', null],
  ['/\\elsewhere.example', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('notificationLinkOf turns the link %s of a notification into %s', (link, href) => {
  expect(notificationLinkOf(link, 'uz')?.href ?? null).toBe(href);
});

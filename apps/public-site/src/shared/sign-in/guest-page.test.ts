import { expect, test } from 'vitest';
import { guestPageFor } from './guest-page.ts';

test.each([
  ['/ru/cabinet/limit', 'register'],
  ['/uz/cabinet/limit?from=hero', 'register'],
  ['/ru/cabinet/checkout', 'sign-up'],
  ['/ru/cabinet/questions?product=1', 'sign-up'],
  ['https://example.com/', 'sign-up'],
])('on the way to %s a guest first gets the page %s', (href, page) => {
  expect(guestPageFor(href)).toBe(page);
});

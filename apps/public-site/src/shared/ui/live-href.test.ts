import { expect, test } from 'vitest';
import { liveHref } from './live-href.ts';

test.each([
  ['/sign-up', '/uz/sign-up'],
  ['/', '/uz'],
  ['/register', '/uz/register'],
  ['/installment-terms', '/uz/installment-terms'],
  ['/p/showcase', '/uz/p/showcase'],
  ['/orders', '/uz/orders'],
  ['/partners?sort=rating', '/uz/partners?sort=rating'],
  ['/#calculator', '/uz#calculator'],
  ['/ru/public-offer', '/ru/public-offer'],
  ['/sign-up?from=banner#form', '/uz/sign-up?from=banner#form'],
  ['https://muddat.example/x', 'https://muddat.example/x'],
])('[S2-31] %s leads to %s: under the current locale unless it names one', (href, expected) => {
  expect(liveHref(href, 'uz')).toBe(expected);
});

test.each([
  '/nowhere',
  '/no-such-page',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://muddat.example',
  'https://',
  'mailto:a@b.uz',
  '',
])('no link is drawn for %j', (href) => {
  expect(liveHref(href, 'ru')).toBeNull();
});

import { expect, test } from 'vitest';
import { liveHref } from './live-href.ts';

test.each([
  ['/sign-up', '/uz/sign-up'],
  ['/', '/uz'],
  ['/register', '/uz/register'],
  ['/ru/public-offer', '/ru/public-offer'],
  ['/sign-up?from=banner#form', '/uz/sign-up?from=banner#form'],
  ['https://muddat.example/x', 'https://muddat.example/x'],
])('[S2-31] %s leads to %s: under the current locale unless it names one', (href, expected) => {
  expect(liveHref(href, 'uz')).toBe(expected);
});

test.each([
  ['/partners', '/ru#partners'],
  ['/partners?sort=rating', '/ru#partners'],
  ['/faq', '/ru#faq'],
  ['/installment-terms', '/ru#how-it-works'],
])('a page that is not built yet: %s stands at %s', (href, expected) => {
  expect(liveHref(href, 'ru')).toBe(expected);
});

test.each([
  '/nowhere',
  '/sell-on-muddat',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://muddat.example',
  'mailto:a@b.uz',
  '',
])('no link is drawn for %j', (href) => {
  expect(liveHref(href, 'ru')).toBeNull();
});

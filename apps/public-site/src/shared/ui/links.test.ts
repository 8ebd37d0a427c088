import { matchRoute, ROUTES } from '@muddat/routing';
import { expect, test } from 'vitest';
import { liveHref, mappedHref } from './links.ts';

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

test.each(ROUTES.map((route) => [route.id, route] as const))('%s is linked to only where it is drawn and needs no name', (id, route) => {
  const href = mappedHref(id, 'uz');
  if (route.status === 'live' && !route.path.includes('{')) expect(matchRoute(href ?? '')?.route.id).toBe(id);
  else expect(href).toBeNull();
});

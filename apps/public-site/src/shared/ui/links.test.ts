import { matchRoute, ROUTES } from '@muddat/routing';
import { expect, test } from 'vitest';
import { localizedHref, routeHref } from './links.ts';

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
])('[S2-31] localizedHref(%s) returns %s, with the current locale unless the path has one', (href, expected) => {
  expect(localizedHref(href, 'uz')).toBe(expected);
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
])('localizedHref returns null for %j', (href) => {
  expect(localizedHref(href, 'ru')).toBeNull();
});

test.each(ROUTES.map((route) => [route.id, route] as const))('routeHref links %s only if live and without path parameters', (id, route) => {
  const href = routeHref(id, 'uz');
  if (route.status === 'live' && !route.path.includes('{')) expect(matchRoute(href ?? '')?.route.id).toBe(id);
  else expect(href).toBeNull();
});

import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { followAddress } from './address.ts';

const come = (pathname: string, locale: 'ru' | 'uz') => {
  try {
    followAddress({ context: { locale }, location: { pathname, href: `${pathname}?a=1` } });
    return 'stays';
  } catch (error) {
    return isRedirect(error) ? error.options : error;
  }
};

test.each([
  ['/ru', 'ru'],
  ['/uz/main-page', 'uz'],
  ['/no-locale', 'uz'],
  ['/', 'ru'],
] as const)('%s on a page in %s is gone to at once', (pathname, locale) => {
  expect(come(pathname, locale)).toBe('stays');
});

test.each([
  ['/ru/orders/1', 'uz'],
  ['/uz', 'ru'],
] as const)('%s on a page in %s is loaded anew', (pathname, locale) => {
  expect(come(pathname, locale)).toMatchObject({ href: `${pathname}?a=1`, reloadDocument: true, replace: true });
});

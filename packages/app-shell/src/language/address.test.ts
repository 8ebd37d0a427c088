import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { reloadOnLocaleMismatch } from './address.ts';

const come = (pathname: string, locale: 'ru' | 'uz') => {
  try {
    reloadOnLocaleMismatch({ context: { locale }, location: { pathname, href: `${pathname}?a=1` } });
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
] as const)('navigating to %s on a page in %s stays in the document', (pathname, locale) => {
  expect(come(pathname, locale)).toBe('stays');
});

test.each([
  ['/ru/orders/1', 'uz'],
  ['/uz', 'ru'],
] as const)('navigating to %s on a page in %s loads a new document', (pathname, locale) => {
  expect(come(pathname, locale)).toMatchObject({ href: `${pathname}?a=1`, reloadDocument: true, replace: true });
});

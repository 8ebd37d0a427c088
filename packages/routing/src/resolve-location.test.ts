import { describe, expect, it } from 'vitest';
import { PAGE_NAMES } from './page-names.ts';
import { resolveLocation } from './resolve-location.ts';

const at = (pathname: string, search = '', cookieLocale?: unknown) => resolveLocation({ pathname, search, cookieLocale });

describe('resolveLocation', () => {
  it('finds a page under ru, uz and oz, with the canonical path of oz under uz', () => {
    expect(at('/ru/main-page')).toMatchObject({ kind: 'page', match: { route: { id: 'main-page' }, locale: 'ru' } });
    expect(at('/oz/sign-up')).toMatchObject({ kind: 'page', match: { locale: 'uz', prefix: 'oz', canonicalPath: '/uz/sign-up' } });
  });

  it.each([
    ['/de/sign-up', '?a=1', '/ru/sign-up?a=1'],
    ['/en-US', '', '/ru'],
    ['/en', '?utm_source=x', '/ru?utm_source=x'],
    ['/zh-Hant-TW/orders/1', '', '/ru/orders/1'],
    ['/RU/main-page', '', '/ru/main-page'],
    ['/uz-UZ/main-page', '', '/ru/main-page'],
    ['/de/nothing', '', '/ru/nothing'],
  ])('[S2-33] redirects the unknown locale of %s%s with 301 to %s', (pathname, search, to) => {
    expect(at(pathname, search, 'uz')).toEqual({ kind: 'redirect', status: 301, to });
  });

  it('[S2-33] returns not found if the Russian path matches no page either', () => {
    expect(at('/ru/nothing')).toEqual({ kind: 'not-found', path: '/ru/nothing', locale: 'ru' });
  });

  it.each([
    ['/', '', undefined, '/ru'],
    ['/', '?a=1', 'uz', '/uz?a=1'],
    ['/', '', 'oz', '/uz'],
    ['/', '', 'de', '/ru'],
    ['/sign-up', '?a=1', 'uz', '/uz/sign-up?a=1'],
    ['/faq', '', undefined, '/ru/faq'],
    ['/some-thing/else', '', undefined, '/ru/some-thing/else'],
    ['/orders/1', '', 'uz', '/uz/orders/1'],
    ['/.well-known/change-password', '', undefined, '/ru/profile/password'],
    ['/.well-known/change-password', '?a=1', 'uz', '/uz/profile/password?a=1'],
    // A password manager asks for it, and trusts the redirect above only if this one ends in 404.
    ['/.well-known/resource-that-should-not-exist', '', undefined, '/ru/.well-known/resource-that-should-not-exist'],
  ])('redirects %s%s without a locale, with the cookie %s, with 302 to %s', (pathname, search, cookie, to) => {
    expect(at(pathname, search, cookie)).toEqual({ kind: 'redirect', status: 302, to });
  });

  it('redirects every page name without a locale to its page in the current locale', () => {
    const led = [...PAGE_NAMES.keys()].map((name) => [name, at(`/${name}`, '', 'uz')]);
    expect(led).toMatchSnapshot();
  });

  it.each([
    '//evil.example',
    '/ru//evil.example',
    '/de//evil.example',
    '/de/..//evil.example',
    '/de/%2e%2e/x',
    '/de/%2fevil.example',
    '/\\evil.example',
    '/de/%5Cevil.example',
    'evil.example',
    '',
  ])('returns not found for %j, never a redirect', (pathname) => {
    expect(at(pathname)).toMatchObject({ kind: 'not-found', path: pathname });
  });

  it('returns not found with the locale of the path, or with that of the cookie if the path has none', () => {
    expect(at('//x', '', 'uz')).toMatchObject({ kind: 'not-found', locale: 'uz' });
    expect(at('/uz/nothing')).toMatchObject({ kind: 'not-found', locale: 'uz' });
  });
});

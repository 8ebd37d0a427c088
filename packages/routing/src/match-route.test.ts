import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route.ts';
import { ROUTES } from './route-titles.ts';

/** The pages that require sign-in, as the specification lists them (spec 2). */
const LISTED = ['cabinet', 'profile', 'main-page', 'orders', 'orders/{id}', 'notifications', 'cards'];

describe('matchRoute', () => {
  it.each([
    ['/ru', 'home', 'ru', {}, '/ru'],
    ['/uz/', 'home', 'uz', {}, '/uz'],
    ['/oz', 'home', 'uz', {}, '/uz'],
    ['/ru/sign-up', 'sign-up', 'ru', {}, '/ru/sign-up'],
    ['/oz/sign-up/', 'sign-up', 'uz', {}, '/uz/sign-up'],
    ['/uz/main-page', 'main-page', 'uz', {}, '/uz/main-page'],
    ['/ru/orders/100001', 'order', 'ru', { id: '100001' }, '/ru/orders/100001'],
    ['/ru/orders/a%20b', 'order', 'ru', { id: 'a b' }, '/ru/orders/a%20b'],
    ['/ru/orders/100001/pay', 'order-pay', 'ru', { id: '100001' }, '/ru/orders/100001/pay'],
    ['/ru/register', 'register', 'ru', {}, '/ru/register'],
    ['/ru/profile', 'profile', 'ru', {}, '/ru/profile'],
    ['/uz/notifications', 'notifications', 'uz', {}, '/uz/notifications'],
    ['/oz/cards/', 'cards', 'uz', {}, '/uz/cards'],
    ['/ru/profile/security', 'security', 'ru', {}, '/ru/profile/security'],
    ['/uz/profile/password/', 'change-password', 'uz', {}, '/uz/profile/password'],
    ['/oz/profile/phone', 'change-phone', 'uz', {}, '/uz/profile/phone'],
    ['/uz/public-offer', 'public-offer', 'uz', {}, '/uz/public-offer'],
    ['/ru/privacy-policy', 'privacy-policy', 'ru', {}, '/ru/privacy-policy'],
  ])('the path %s is the page %s', (path, id, locale, params, canonicalPath) => {
    expect(matchRoute(path)).toMatchObject({ route: { id }, locale, params, canonicalPath });
  });

  it.each([
    '',
    '/',
    'ru',
    '/de',
    '/RU',
    '/ru/nothing',
    '/ru//',
    '/ru//sign-up',
    '/ru/Sign-Up',
    '/ru/orders//pay',
    '/ru/orders/%',
    '/ru/orders/1/pay/2',
    '/ru/sign-up/x',
    '/ru/cabinet/other',
    '/ru/profile/other',
  ])('the path %j matches no page', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it.each(LISTED)('[S6-04] the page %s, which the specification lists as protected, requires sign-in', (path) => {
    expect(ROUTES.filter((route) => route.path === path)).toMatchObject([{ auth: true, owner: 'cabinet', sitemap: false }]);
  });

  it.each(ROUTES.map((route) => [route.path, route.auth] as const))(
    '[S6-04] only pages listed in the specification and pages below them require sign-in: /%s has the flag %j',
    (path, auth) => {
      const isListedOrUnder = LISTED.some((listed) => path === listed || path.startsWith(`${listed}/`));
      expect(auth === true).toBe(isListedOrUnder);
    },
  );

  it('uses a route map in which all ids and all paths are unique', () => {
    expect(new Set(ROUTES.map((route) => route.id)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length);
  });
});

import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route.ts';
import { ROUTES } from './routes.ts';

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
    ['/uz/public-offer', 'public-offer', 'uz', {}, '/uz/public-offer'],
    ['/ru/privacy-policy', 'privacy-policy', 'ru', {}, '/ru/privacy-policy'],
  ])('%s is the page %s', (path, id, locale, params, canonicalPath) => {
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
    '/ru/faq',
  ])('%j is no page', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('[S6-04] exactly the seven listed pages, and those under them, demand sign-in', () => {
    const guarded = ROUTES.filter((route) => route.auth === true).map((route) => route.path.split('/')[0] ?? '');
    expect([...new Set(guarded)].sort()).toEqual(['cabinet', 'cards', 'main-page', 'notifications', 'orders', 'profile'].sort());
    expect(ROUTES.filter((route) => route.auth === true).map((route) => route.path)).toEqual([
      'cabinet',
      'profile',
      'main-page',
      'orders',
      'orders/{id}',
      'orders/{id}/pay',
      'notifications',
      'cards',
    ]);
    for (const route of ROUTES) expect(route.auth === true).toBe(guarded.includes(route.path.split('/')[0] ?? ''));
  });

  it('names no route and no path twice', () => {
    expect(new Set(ROUTES.map((route) => route.id)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length);
  });
});

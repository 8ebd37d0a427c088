import { describe, expect, it } from 'vitest';
import { hrefTo } from './href-to.ts';
import { matchRoute } from './match-route.ts';

describe('hrefTo', () => {
  it.each([
    [hrefTo('home', {}, 'ru'), '/ru'],
    [hrefTo('sign-up', {}, 'uz'), '/uz/sign-up'],
    [hrefTo('order', { id: '100001' }, 'ru'), '/ru/orders/100001'],
    [hrefTo('order-pay', { id: 'a/b?c#d' }, 'uz'), '/uz/orders/a%2Fb%3Fc%23d/pay'],
  ])('returns the path $1', (href, expected) => {
    expect(href).toBe(expected);
  });

  it.each(['', '.', '..'])('refuses the parameter %j', (id) => {
    expect(() => hrefTo('order', { id }, 'ru')).toThrow(RangeError);
  });

  it('makes paths that match their own route', () => {
    expect(matchRoute(hrefTo('order-pay', { id: 'ж 1' }, 'uz'))).toMatchObject({
      route: { id: 'order-pay' },
      params: { id: 'ж 1' },
      locale: 'uz',
    });
  });
});

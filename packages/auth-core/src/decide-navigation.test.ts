import { describe, expect, it } from 'vitest';
import { checkSession, type Session } from './check-session.ts';
import { decideNavigation, type Route } from './decide-navigation.ts';

const customer: Session = { loggedIn: true, strategy: 'customer', access: { token: true, expiresAt: null }, refresh: null };
const visitor: Session = { loggedIn: false, strategy: null, access: null, refresh: null };
const guest: Session = { ...visitor, strategy: 'guest', access: { token: 'g', expiresAt: null } };
const ended: Session = { ...visitor, strategy: 'customer', ended: true };
const route = (auth: Route['auth'], locale: Route['locale'] = 'ru', path = `/${locale}/orders/1?tab=2`): Route => ({
  matched: true,
  auth,
  path,
  locale,
});

describe('decideNavigation', () => {
  it.each<[string, Session, Route]>([
    ['a customer on a protected page', customer, route(true)],
    ['a customer on a public page', customer, route(false)],
    ['a visitor on a public page', visitor, route(false)],
    ['a visitor on a guest-only page', visitor, route('guest')],
    ['a guest session on a guest-only page', guest, route('guest')],
    ['an ended session on a public page', ended, route(false)],
    ['an ended session on a guest-only page', ended, route('guest')],
  ])('allows %s', (_title, session, target) => {
    expect(decideNavigation(session, target)).toEqual({ kind: 'allow' });
  });

  it.each([visitor, guest])(
    '[S2-36] a guest (strategy $strategy) on a protected page goes to sign-in with the target remembered',
    (session) => {
      const expected = { kind: 'redirect', to: '/uz/sign-up', reason: 'guest', remember: '/uz/orders/1?tab=2' };
      expect(decideNavigation(session, route(true, 'uz'))).toEqual(expected);
      expect(decideNavigation(session, route(true, 'uz'), { guestRedirect: 'sign-up' })).toEqual(expected);
    },
  );

  it('[S4-11] a guest on a protected page goes to the home page with the redirect policy home, and to sign-in by default', () => {
    const remember = '/ru/orders/1?tab=2';
    expect(decideNavigation(visitor, route(true), { guestRedirect: 'home' })).toEqual({
      kind: 'redirect',
      to: '/ru',
      reason: 'guest',
      remember,
    });
    expect(decideNavigation(visitor, route(true))).toMatchObject({ to: '/ru/sign-up' });
  });

  it('[S2-36] an ended session on a protected page goes to the home page with the target remembered, whatever the policy', () => {
    const expected = { kind: 'redirect', to: '/ru', reason: 'ended', remember: '/ru/orders/1?tab=2' };
    expect(decideNavigation(ended, route(true))).toEqual(expected);
    expect(decideNavigation({ ...customer, ended: true }, route(true), { guestRedirect: 'sign-up' })).toEqual(expected);
  });

  it('[S2-36] a signed-in customer on a guest-only page goes to the main page', () => {
    expect(decideNavigation(customer, route('guest', 'uz'))).toEqual({ kind: 'redirect', to: '/uz/main-page', reason: 'guest-only' });
  });

  it.each([visitor, customer, ended])(
    'returns not-found for a page that does not exist (logged in: $loggedIn, ended: $ended)',
    (session) => {
      expect(decideNavigation(session, { ...route(true), matched: false, path: '/ru/nothing' })).toEqual({
        kind: 'not-found',
        path: '/ru/nothing',
      });
    },
  );

  it('[S4-02] a session with an expired refresh token is reset, then sent from a protected page to the home page', () => {
    const now = 1_700_000_000_000;
    const session: Session = { ...customer, access: { token: 'a', expiresAt: now + 1e9 }, refresh: { token: 'r', expiresAt: now } };
    expect(checkSession(session, now)).toEqual({ kind: 'reset', reason: 'refresh-expired' });
    const after: Session = { ...session, loggedIn: false, access: null, refresh: null, ended: true };
    expect(decideNavigation(after, route(true))).toMatchObject({ kind: 'redirect', to: '/ru', reason: 'ended' });
    expect(decideNavigation(after, route(false))).toEqual({ kind: 'allow' });
  });
});

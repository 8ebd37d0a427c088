import type { Session } from './check-session.ts';

export type Route = { matched: boolean; auth: true | 'guest' | false; path: string; locale: 'ru' | 'uz' };
export type NavigationPolicy = { guestRedirect?: 'sign-up' | 'home' };
export type Navigation =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string; reason: 'guest' | 'ended' | 'guest-only'; remember?: string }
  | { kind: 'not-found'; path: string };

/**
 * Whether a session may open a page. Checks no expiry: `checkSession` runs before and sets `ended`.
 * `remember` is the page to return to after sign-in. `guestRedirect` is where a guest on a protected page goes,
 * by default to sign-in.
 */
export function decideNavigation(session: Session, route: Route, policy: NavigationPolicy = {}): Navigation {
  if (!route.matched) return { kind: 'not-found', path: route.path };
  const home = `/${route.locale}`;
  const signedIn = session.loggedIn && session.ended !== true;
  if (route.auth === 'guest') return signedIn ? { kind: 'redirect', to: `${home}/main-page`, reason: 'guest-only' } : { kind: 'allow' };
  if (route.auth === false || signedIn) return { kind: 'allow' };
  if (session.ended === true) return { kind: 'redirect', to: home, reason: 'ended', remember: route.path };
  return { kind: 'redirect', to: policy.guestRedirect === 'home' ? home : `${home}/sign-up`, reason: 'guest', remember: route.path };
}

import { matchRoute } from '@muddat/routing';

/**
 * The page that leads a guest to `href`. The limit is what newcomers ask for, so it begins with the registration, where a registered phone
 * is signed in too. Everything else begins with the sign-in.
 */
export const guestPageFor = (href: string): 'register' | 'sign-up' =>
  matchRoute(href.replace(/\?.*$/, ''))?.route.id === 'limit' ? 'register' : 'sign-up';

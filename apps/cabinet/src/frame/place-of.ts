export type Place = 'main' | 'orders' | 'pay' | 'profile';

/** Which way of the menu a page belongs to. */
export function placeOf(pathname: string): Place {
  if (pathname.endsWith('/pay')) return 'pay';
  if (pathname.includes('/profile/')) return 'profile';
  return /\/orders(\/|$)/.test(pathname) ? 'orders' : 'main';
}

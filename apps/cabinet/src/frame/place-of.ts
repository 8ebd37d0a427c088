export type Place = 'main' | 'orders' | 'pay' | 'profile';

/** Which way of the menu a page belongs to; null for the list of all ways. */
export function placeOf(pathname: string): Place | null {
  if (pathname.endsWith('/cabinet')) return null;
  if (pathname.endsWith('/pay')) return 'pay';
  if (pathname.includes('/profile/')) return 'profile';
  return /\/orders(\/|$)/.test(pathname) ? 'orders' : 'main';
}

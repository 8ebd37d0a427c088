export type NavSection = 'main' | 'basket' | 'orders' | 'pay' | 'notifications' | 'profile';

/** The menu item that a page belongs to: the main page's if no other fits, null for the page that lists all pages. */
export function navSectionOf(pathname: string): NavSection | null {
  if (pathname.endsWith('/cabinet')) return null;
  if (pathname.endsWith('/checkout')) return 'basket';
  if (pathname.endsWith('/pay')) return 'pay';
  if (/\/notifications(\/|$)/.test(pathname)) return 'notifications';
  if (/\/(profile|cards|verification|documents|trust|reviews|questions|bonuses)(\/|$)/.test(pathname)) return 'profile';
  return /\/(orders|returns)(\/|$)/.test(pathname) ? 'orders' : 'main';
}
